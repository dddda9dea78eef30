"""Small changes of the reference, made by mutmut and cosmic-ray, and put to the feature files."""
