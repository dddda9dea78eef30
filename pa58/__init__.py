"""What ties the suite together: citations, index, evidence, verdicts, runs, the command line."""
