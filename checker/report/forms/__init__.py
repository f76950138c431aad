"""The public JSON forms: every key of every report, from which its schema is derived.

The modules that write a report name its form as what they return, so that the type checker compares the two.
"""
