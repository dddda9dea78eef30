"""The rules of 58 Pa. Code in plain Python, in the order of the law.

A module per game, and in it a function per rule. The first words of a rule's docstring are its
clause; the rest says in our own words what the clause demands. The hands that a clause lists stand
in a table in the listed order, each with the key of its clause, and the first that the cards form
is the hand.

Where the text can be read in more than one way, the functions take the reading as an argument
(`readings`). Nothing here knows of tests, products or reports.
"""
