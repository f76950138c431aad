"""What greets, or speaks of services, says nothing of the game; what grants or denies something there does."""

import datetime

import pytest

from checker.law import compile_ruleset
from checker.words.read import read_words
from checker.words.vocabulary import vocabulary_of

VOCABULARIES = {
    law: vocabulary_of(compile_ruleset(law, datetime.date(2022, 7, 1))) for law in ("pa/633a", "pa/629a", "pa/688a")
}
NOTHING = """
Home of the friendliest dealers in the valley
Tables open at noon
Cash bar on level 3
Artwork by Studio 9
Your dealer today is Rosa
Crab cakes $18, all week
八方来财
Have your players card ready
Insert your rewards card here
Ask a supervisor for assistance
Complimentary drinks for players
Wi-Fi available throughout the casino
Dress smart, play smart
No hats or sunglasses at the table
Live entertainment every weekend
Feel the thrill
Where legends are made
Take a seat, try your luck
The house of good cheer
May fortune favor you
Keep your eyes on the prize
Join the club today
Join us for dinner at the steakhouse
Free shuttle to the station
Must be 21 or over to enter
If you or someone you know has a gambling problem, call 1-800-GAMBLER
Table reserved for club members
Reserved seating for VIP guests
Smoke-free table
This table closes at 2 a.m.
Follow us on Instagram @lehigh
A place to shine
Your night, your game
Make every hand count
Life is a gamble
Luck be a lady tonight
Don't forget your jacket
Coat check near the south entrance
Valet parking available 24 hours
Happy hour daily 3 to 7
Jackpot Cafe open late
High stakes, high spirits
Players lounge upstairs
Welcome to the high limit area
Double the fun
Twice the excitement
The best odds in town
Blackjack tournament every Tuesday at 7 p.m.
Poker room this way
Cocktail service at all tables
Please keep drinks off the layout
Phones must be put away
Since 1998
Celebrating 25 years
Grand opening
New year, new luck
Good evening and good luck
Be our guest
Sit back and relax
See you at the tables
Dealers are here to help
Earn points every time you play
Ask for your free birthday gift
Designed by Keystone Layouts
Property of the casino
Table 7
Pit B
Third floor gaming lounge
Ridge Rewards members save on dining
Turn the page on a bad day
No photography
We appreciate your business
Gratuities are appreciated
Everyone's a winner here
Aces welcome
Royal treatment for our guests
Hit the jackpot of good taste at the grill
Try the crab cakes at the harbor bar
"""
SPEAKING = """
Club members may see the dealer's hole card
VIP guests bet first
Members win ties
Members get paid 2 to 1
On Fridays the dealer wins all ties
Members are dealt an extra card
Rewards members may take back a card
On Fridays the house wins ties
Happy hour blackjack pays 2 to 1
Weekend rule: dealer wins
VIP players may join mid-shoe
Friday is free double night
Tonight the dealer hits everything
Lucky players get even money
Lucky seat pays double
Smokers lose half
Members may switch cards
Club members may bank
VIPs may call the dealer's card
Members may play a second box
Holiday rule: stand on 16
Lucky dealer takes pushes
Members may look under the card
Thank you for surrendering before the deal
Phones may be used to place bets
Members get half back
Club members may sit in late
Ladies' night: queens are wild
Guests may bet after the deal on Friday
Drinks for winners, chips for the house on a draw
Weekend minimum applies
Cheers, no limit tonight
Players club card counts as a wager
Reserved seats may bet behind
VIP lounge rules apply: H17
Fortune pays
Members may pass
Members may hold their cards
Members may fold
Members may leave the wager up
The dealer always wins on Friday
VIP table: dealer goes first
Members may enter between shoes
Members may touch their cards
On Sundays cards are used twice
Members may swap
Friday night special: buy a card
The dealer may help members
Members may take the bank
"""
BESIDE = ["Club members: {}", "Welcome. {}", "{} for club members", "{} on Fridays", "Good luck, {}", "VIP lounge: {}"]
RULES = ["Dealer hits soft 17", "Ties lose", "No surrender", "Blackjack pays 6 to 5", "Crown Treasure is not offered"]


@pytest.mark.parametrize("law", VOCABULARIES)
def test_what_greets_or_serves_says_nothing(law: str) -> None:
    lines = NOTHING.strip().splitlines()
    speaking = [text for text in lines if read_words(text, VOCABULARIES[law]).speaks]
    assert len(lines) > 70
    assert len(speaking) <= 1, speaking


@pytest.mark.parametrize("law", VOCABULARIES)
def test_what_is_granted_or_laid_down_beside_a_service_speaks(law: str) -> None:
    assert [text for text in SPEAKING.strip().splitlines() if not read_words(text, VOCABULARIES[law]).speaks] == []


@pytest.mark.parametrize("rule", RULES)
def test_no_service_makes_a_rule_say_nothing(rule: str) -> None:
    silent = [said for said in BESIDE if not read_words(said.format(rule), VOCABULARIES["pa/633a"]).speaks]
    assert silent == []
