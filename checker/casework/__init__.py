"""Casework: what a reviewer decided on each open item, carried from one revision to the next."""
