"""What ties the suite together: citations, the clause index, evidence, verdicts, runs and the command line."""
