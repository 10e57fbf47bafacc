"""How a hand moves, and how a screen reports it.

Everything is made of + - * / and square roots, so that every machine makes the same touches.
"""

import random


def smooth(q):
    """The smoothest way from 0 to 1: 10q^3 - 15q^4 + 6q^5. Whole, it ends without speed."""
    return q * q * q * (10 - 15 * q + 6 * q * q)


# A flick lifts here, while the finger is still fast: 0.7 of the time gives 1.3 times the mean speed.
LIFT = 0.7


class Hand:
    """One person's hand on one screen, which reports so many times a second, not quite in time."""

    def __init__(self, seed, hertz):
        self.chance = random.Random(seed)
        self.period = 1000 / hertz

    def between(self, low, high):
        return low + (high - low) * self.chance.random()

    def times(self, lasts):
        """When the screen reports: jittered by an eighth of a period to either side."""
        count = max(1, round(lasts / self.period))
        for k in range(1, count + 1):
            yield round((k + self.between(-0.125, 0.125)) * self.period, 3), min(1, k / count)

    def curve(self, way):
        """No hand goes straight: how far to the side of its way, as a function of the share gone."""
        bow = self.between(-0.03, 0.03)
        tremor = [(self.between(-0.4, 0.4), self.between(-0.4, 0.4)) for _ in range(8)]

        def aside(share, q):
            at = min(6.999, q * 7)
            k, part = int(at), at - int(at)
            (x0, y0), (x1, y1) = tremor[k], tremor[k + 1]
            arc = 4 * share * (1 - share) * bow
            return (-way[1] * arc + x0 + (x1 - x0) * part, way[0] * arc + y0 + (y1 - y0) * part)

        return aside


def halves(place):
    """A screen with two pixels a point reports half points."""
    return round(place[0] * 2) / 2, round(place[1] * 2) / 2
