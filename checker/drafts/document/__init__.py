"""What holds of a draft as a whole: its names, inscriptions and areas, copied lines, and what it leaves out."""
