"""What the tests of the tool share."""

pytest_plugins = ["pytester"]
