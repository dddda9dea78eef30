"""The step vocabulary of the feature files, a module per subject."""
