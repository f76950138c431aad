"""What a statement is about and the values that it may have, as texts say them and the law has them."""

from decimal import Decimal

from checker.frozen import frozen
from checker.values.amounts import format_dollars, format_percent
from checker.values.payout import Payout


@frozen(kw_only=False)
class Dollars:
    """An amount in dollars."""

    amount: Decimal

    def __str__(self) -> str:
        return format_dollars(self.amount)


@frozen(kw_only=False)
class Percent:
    """A percentage: 20 is 20%."""

    value: Decimal

    def __str__(self) -> str:
        return format_percent(self.value)


@frozen(kw_only=False)
class Number:
    """A plain number, of whatever the topic counts."""

    value: Decimal

    def __str__(self) -> str:
        return f"{self.value.normalize():f}"


@frozen(kw_only=False)
class Word:
    """One of the closed values of a topic, such as stands."""

    token: str

    def __str__(self) -> str:
        return self.token.replace("_", " ")


@frozen(kw_only=False)
class Words:
    """Words that stand as they are written: an inscription, a name, a help line."""

    text: str

    def __str__(self) -> str:
        return self.text


Value = Payout | Dollars | Percent | Number | Word | Words


@frozen
class Key:
    """What a statement is about: the payout of the Royal Match of Royal Match 21, the dealer's rule on soft 17.

    ``subject`` is a wager's slug, or what a topic is about (dealer, table, ...). ``aspect`` is payout, envy, limit_min,
    limit_max, meter_initial, meter_reset, meter_rate, meter_reserve, payout_limit, inscription, area, name, help_line,
    or a topic. ``name`` tells apart what one subject has several of: an outcome, a meter, an inscription.
    """

    subject: str
    aspect: str
    name: str = ""
