"""The lab file: what a report must say and only the laboratory knows.

`load_lab` reads ``lab.yaml`` into a `Lab`, or raises `LabProblems` with all that is wrong.
"""

from pa58.lab.document import Item, ItemFile, Lab, Signatory
from pa58.lab.reader import LabProblems, load_lab, read_lab

__all__ = ["Item", "ItemFile", "Lab", "LabProblems", "Signatory", "load_lab", "read_lab"]
