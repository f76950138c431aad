"""What a paytable does to the player: exact chances, return and house edge, counted by classes of hands.

Nothing here knows a game, a chapter or a wager. What is dealt and which hands a row means comes from the chapter files.
"""
