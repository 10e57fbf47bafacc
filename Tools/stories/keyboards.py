"""Forms whose keyboard takes its time, and goes with a drag."""

from .form import PORTRAIT, fields
from .story import story, view
from .text import Element as E


def long_form(t, **keyboard):
    t.on(
        (320, 568),
        view(
            "form", (0, 64, 320, 504), (320, 1100), E("layout", content="fill-width"),
            E("keyboard", *fields(20, 220, 420, 620, 820, 1020), **keyboard), E("shows", keyboard=True)))


KEYBOARD = (0, 352, 320, 216)


@story(
    "Form/drag-sends-the-keyboard-away", "Drag a form to get rid of the keyboard",
    "The keyboard disappears as the drag begins, and the form gets its space back under the finger without a jump.",
    "keyboard dismiss", "keyboard-dismiss-mode, drag-tracks-finger, rest-in-bounds 0.5pt")
def _(t):
    long_form(t, avoids="shrink", dismiss="on-drag")
    t.tap((160, 310))
    t.wait(150)
    t.keyboard(KEYBOARD, 1)
    t.wait(900)
    t.drag((160, 300), (2, -130), hold=200)
    t.wait(1200)
    t.tap((160, 200))
    t.wait(150)
    t.keyboard(KEYBOARD, 3)
    t.wait(1200)
    t.flick((160, 160), (3, 150), lasts=130)


@story(
    "Form/finger-takes-the-keyboard-along", "Pull the keyboard down with a finger",
    "The keyboard follows a finger below its top edge: let go early, it comes back; pulled further, it disappears.",
    "keyboard dismiss", "keyboard-dismiss-mode, keyboard-inset-overlap 0.5pt, rest-in-bounds 0.5pt")
def _(t):
    long_form(t, avoids="inset", dismiss="interactive", lasts=250)
    t.tap((160, 310))
    t.wait(150)
    t.keyboard(KEYBOARD, 1)
    t.wait(1000)
    t.drag((160, 220), (2, 190), lasts=600, hold=200)
    t.wait(1400)
    t.drag((160, 250), (2, 280), lasts=700, hold=200)
    t.wait(1400)
    t.mark("it is gone")


@story(
    "Form/drag-leaves-the-keyboard", "Scroll a form while the keyboard stays",
    "The keyboard stays while the form is dragged above it, up to the last field and back.",
    "keyboard dismiss", "keyboard-dismiss-mode, keyboard-inset-overlap 0.5pt, rest-in-bounds 0.5pt")
def _(t):
    long_form(t, avoids="inset", lasts=250)
    t.tap((160, 310))
    t.wait(150)
    t.keyboard(KEYBOARD, 1)
    t.wait(900)
    t.flick((160, 300), (3, -170), lasts=120)
    t.wait(2500)
    t.drag((160, 120), (3, 200), hold=150)


def late(t, avoids):
    long_form(t, avoids=avoids, lasts=250, follows="did")
    t.tap((160, 310))
    t.wait(150)
    t.keyboard(KEYBOARD, 4)
    t.wait(400)
    t.mark("it is there")
    t.wait(900)
    t.keyboard()
    t.wait(400)
    t.mark("it is gone")
    t.wait(900)


@story(
    "Form/room-when-the-keyboard-is-there", "A form that makes room when the keyboard is there",
    "The app waits until the keyboard has arrived, then makes room and shows the field. When the keyboard is gone, the form is whole again.",
    "keyboard late", "keyboard-inset-overlap 0.5pt, focused-field-visible, keyboard-dismiss-mode")
def _(t):
    late(t, "shrink")
    t.drag((160, 300), (2, 120), hold=150)


@story(
    "Form/called-back-on-its-way", "Hide the keyboard while it is still coming",
    "The keyboard is hidden before it has arrived, so the app makes no room for it. It does so for the next one, which stays.",
    "keyboard late", "keyboard-inset-overlap 0.5pt, keyboard-dismiss-mode, rest-in-bounds 0.5pt")
def _(t):
    late(t, "inset")
    t.keyboard(KEYBOARD, 1)
    t.wait(120)
    t.keyboard()
    t.wait(600)
    t.keyboard(KEYBOARD, 1)
    t.wait(600)
    t.drag((160, 250), (-2, -90), hold=150)


@story(
    "Form/leaves-the-screen", "A form leaves the screen with its keyboard still up",
    "The form moves off the screen, so the keyboard no longer covers it; back on the screen, the form is short again.",
    "keyboard", "keyboard-inset-overlap 0.5pt, content-follows-viewport, rest-in-bounds 0.5pt")
def _(t):
    t.on(
        (320, 480),
        view(
            "form", (0, 64, 320, 416), (320, 700), E("layout", content="fill-width"),
            E("keyboard", *fields(20, 220, 400, 620), avoids="shrink")))
    t.at(200)
    t.keyboard(PORTRAIT, 3)
    t.wait(900)
    t.happens("frame", x=-320, y=64, width=320, height=416)
    t.wait(600)
    t.happens("frame", x=0, y=64, width=320, height=416)
    t.wait(600)
    t.drag((160, 200), (2, 90), hold=150)
    t.wait(800)
    t.keyboard()
