"""The files of the law as a person writes them: every key, what it admits and what it means.

From here come ``schemas/chapter.json`` and what the check of chapters says of a key. What a rule of each kind takes
beside what all rules have is declared in :mod:`checker.law.params`.
"""
