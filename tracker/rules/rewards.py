"""Experience for defeated foes: what a stat block says, else what its challenge is worth."""

XP_BY_CHALLENGE = {
    "0": 10,
    "1/8": 25,
    "1/4": 50,
    "1/2": 100,
    "1": 200,
    "2": 450,
    "3": 700,
    "4": 1_100,
    "5": 1_800,
    "6": 2_300,
    "7": 2_900,
    "8": 3_900,
    "9": 5_000,
    "10": 5_900,
    "11": 7_200,
    "12": 8_400,
    "13": 10_000,
    "14": 11_500,
    "15": 13_000,
    "16": 15_000,
    "17": 18_000,
    "18": 20_000,
    "19": 22_000,
    "20": 25_000,
    "21": 33_000,
    "22": 41_000,
    "23": 50_000,
    "24": 62_000,
    "25": 75_000,
    "26": 90_000,
    "27": 105_000,
    "28": 120_000,
    "29": 135_000,
    "30": 155_000,
}
"""Experience points by challenge rating, as the rules of 2014 have them."""
FRACTIONS = {"0.125": "1/8", "0.25": "1/4", "0.5": "1/2", "⅛": "1/8", "¼": "1/4", "½": "1/2"}


def worth(xp: int, challenge: str) -> int:
    """Experience points of one creature; 0 where neither is known."""
    written = challenge.strip()
    return xp or XP_BY_CHALLENGE.get(FRACTIONS.get(written, written), 0)


def shares(total: int, among: int) -> int:
    """What each of so many gets; what cannot be shared evenly is left out."""
    return total // among if among else 0
