"""How long the odds of every chapter take, from nothing, in one process: run it, it asserts nothing."""

import time

from checker.cli.common import latest_day
from checker.law import chapter_ids, compile_ruleset
from checker.odds.figures import chapter_odds


def main() -> None:
    """Print the seconds of processor time for each chapter, what rests on the base game of Blackjack apart."""
    whole = 0.0
    for chapter in chapter_ids():
        day = latest_day(chapter)
        rulesets = [compile_ruleset(chapter, day, reading) for reading in ("literal", "evident")]
        tables = [table for table in (*rulesets[0].paytables, *rulesets[0].chances) if table.counted]
        wagers = dict.fromkeys(table.wager for table in tables)
        deals = rulesets[0].deals
        games = {
            table.wager
            for table in tables
            if table.counted and (table.counted.rides or deals[table.counted.deal].kind == "game")
        }
        started = time.process_time()
        figures = sum(len(chapter_odds(chapter, day, wager)) for wager in wagers if wager not in games)
        spent = time.process_time() - started
        whole += spent
        print(f"{chapter:20} {figures:4} figures {spent:6.2f} s")  # noqa: T201 - it is its purpose
        for wager in sorted(games):
            started = time.process_time()
            figures = len(chapter_odds(chapter, day, wager))
            spent = time.process_time() - started
            print(f"{chapter:20} {figures:4} figures {spent:6.2f} s  {wager}, on the base game")  # noqa: T201 - it is its purpose
    print(f"all that does not rest on a base game: {whole:.2f} s")  # noqa: T201 - it is its purpose


if __name__ == "__main__":
    main()
