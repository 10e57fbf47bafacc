"""A form and the keyboard."""

from .story import story, view
from .text import Element as E

PORTRAIT = (0, 264, 320, 216)


def fields(*tops):
    return [E("field", x=20, y=top, width=280, height=31) for top in tops]


def car_form(t, avoids="shrink"):
    t.on(
        (320, 480),
        view(
            "form", (0, 100, 320, 200), (320, 200), E("layout", content="fill-width"),
            E("keyboard", *fields(10, 58, 106, 154), avoids=avoids)))


def long_form(t, avoids="shrink"):
    t.on(
        (320, 480),
        view(
            "form", (0, 64, 320, 416), (320, 900), E("layout", content="fill-width"),
            E("keyboard", *fields(20, 220, 400, 620, 820), avoids=avoids)))


@story(
    "Form/taller-second-keyboard", "Switch to a taller keyboard in a long form",
    "The last field is revealed above a keyboard, a taller keyboard takes more room, and hiding it gives all the room back.",
    "keyboard", "keyboard-inset-overlap 0.5pt, focused-field-visible, animation-reaches-target, "
    "rest-in-bounds 0.5pt")
def _(t):
    long_form(t)
    t.ask(scroll_to=(0, 420), animated=True)
    t.wait(900)
    t.tap((160, 420))
    t.wait(180)
    t.keyboard(PORTRAIT, 4)
    t.wait(1500)
    t.keyboard((0, 220, 320, 260), 4)
    t.wait(1500)
    t.keyboard()
    t.wait(1200)
    t.drag((160, 300), (2, 140))


@story(
    "Form/keyboard-in-a-drag", "The keyboard rises under a drag",
    "The keyboard comes up while a finger drags the form; the form makes room and stays under the finger.",
    "keyboard interruption", "keyboard-inset-overlap 0.5pt, no-teleport, drag-tracks-finger, "
    "rest-in-bounds 0.5pt")
def _(t):
    long_form(t)
    t.down((160, 250))
    t.glide({1: (2, -90)}, 330)
    t.wait(40)
    t.keyboard(PORTRAIT, 1)
    t.wait(30)
    t.glide({1: (-3, -70)}, 300)
    t.hold(160)
    t.up()
    t.wait(1600)
    t.keyboard()


@story(
    "Form/keyboard-in-a-bounce", "The keyboard rises while the form comes back",
    "The form is pulled down and let go; the keyboard comes up while it springs back, and the form comes to "
    "rest in its bounds.",
    "keyboard bounce interruption", "keyboard-inset-overlap 0.5pt, eventually-at-rest, "
    "rest-in-bounds 0.5pt")
def _(t):
    long_form(t)
    t.drag((160, 130), (-2, 190), hold=130)
    t.wait(95)
    t.keyboard(PORTRAIT, 0)
    t.wait(1900)
    t.keyboard()


@story(
    "Form/show-and-hide-out-of-turn", "Show the keyboard twice and hide it twice",
    "The keyboard is hidden before it was shown, then shown twice and hidden twice: the form makes room once "
    "and gets it back once.",
    "keyboard", "keyboard-inset-overlap 0.5pt, content-follows-viewport, rest-in-bounds 0.5pt")
def _(t):
    car_form(t)
    t.at(300)
    t.keyboard()
    t.wait(700)
    t.tap((160, 270))
    t.wait(160)
    t.keyboard(PORTRAIT, 3)
    t.wait(240)
    t.keyboard(PORTRAIT, 3)
    t.wait(1300)
    t.keyboard()
    t.wait(400)
    t.keyboard()


@story(
    "Form/inset-for-the-keyboard", "A form that is inset above the keyboard",
    "The keyboard becomes an inset of the form; the person scrolls to the end above it, and the inset goes with the keyboard.",
    "keyboard insets", "keyboard-inset-overlap 0.5pt, insets-as-declared, focused-field-visible, "
    "rest-in-bounds 0.5pt")
def _(t):
    long_form(t, avoids="inset")
    t.tap((160, 300))
    t.wait(170)
    t.keyboard(PORTRAIT, 1)
    t.wait(1300)
    t.flick((160, 240), (3, -150), lasts=110)
    t.wait(2600)
    t.drag((160, 120), (-2, 60))
    t.wait(900)
    t.keyboard()


@story(
    "Form/scroll-above-the-keyboard", "A form that scrolls its field above the keyboard",
    "A field that gets the focus is scrolled above the keyboard; a field that is visible already is not moved.",
    "keyboard ask", "focused-field-visible, reveal-just-enough, rest-in-bounds 0.5pt")
def _(t):
    long_form(t, avoids="scroll")
    t.tap((160, 300))
    t.wait(170)
    t.keyboard(PORTRAIT, 1)
    t.wait(1400)
    t.ask(reveal=(20, 220, 280, 31), animated=True)
    t.wait(900)
    t.ask(reveal=(20, 400, 280, 31), animated=True)
    t.wait(1300)
    t.keyboard()
