import Invariants
import Model
import Testing
import Text

@testable import Results

/// Tests the sentence about a violation that all reports print.
struct HeadlineTests {
  @Test(arguments: [
    (
      "offset.y to move less than the finger's 5", "8", "while a finger pulls",
      "Offset.y moved 8, expected less than the finger's 5 (while a finger pulls)"
    ),
    ("offset.x to move by 23.1 at most", "54.9", "", "Offset.x moved 54.9, expected 23.1 at most"),
    ("offset.x moves by 4", "-0.57", "", "Offset.x moved -0.57, expected 4"),
    (
      "offset.y at 952 pt/s at most, its speed at the edge", "1319", "",
      "Offset.y at 1319, expected 952 pt/s at most, its speed at the edge"
    ),
    (
      "offset.x on a page, the nearest at 320", "341", "at rest after a touch, in pages",
      "Came to rest at offset.x 341, expected on a page, the nearest at 320 (in pages)"
    ),
    (
      "offset.x 315, nearest to 299", "299", "at rest after a touch, on cells",
      "Came to rest at offset.x 299, 16 pt from the nearest cell (315) (on cells)"
    ),
    (
      "offset.y 574, nearest to 600", "929", "at rest after a touch, on a wheel",
      "Came to rest at offset.y 929, 355 pt from 574, the row nearest to the end of its motion (600) (on a wheel)"
    ),
    (
      "velocity.y between 1800, its last value, and 0", "1920", "while it coasts",
      "Velocity.y was 1920, expected between 1800, its last value, and 0 (while it coasts)"
    ),
    (
      "reported velocity.x around 1800: offset.x moved from 168 to 198",
      "1918 to 1855", "",
      "Reported velocity.x was 1918 to 1855, expected around 1800: offset.x moved from 168 to 198"
    ),
    (
      "content.x 1920 in a viewport of 320", "1600", "at rest",
      "Content.x was 1600, expected 1920 in a viewport of 320 (at rest)"
    ),
    (
      "willEndDragging or willBeginZooming", "willBeginDragging", "",
      "Called willBeginDragging, expected willEndDragging or willBeginZooming"
    ),
    (
      "offset.y from 0 to 1210.5, the requested path", "1371", "during a requested motion",
      "Offset.y 1371, expected from 0 to 1210.5, the requested path (during a requested motion)"
    ),
    ("zoom from 0.8 to 1.5", "1.6", "at rest", "Rests at zoom 1.6, expected from 0.8 to 1.5"),
    ("a didScroll for a changed offset", "none", "", "No didScroll for a changed offset"),
    ("idle", "none", "", "None, expected idle"),
    ("nothing past an edge", "3 points", "", "Found 3 points, expected nothing past an edge"),
    (
      "no movement from 0 1899: the finger moved only 2 points", "offset 0 600", "",
      "Offset (0, 600), expected no movement from (0, 1899): the finger moved only 2 points"
    ),
    (
      "page 3 at offset 1320 0, zoom 1", "page 5", "",
      "Page 5, expected page 3 at offset (1320, 0), zoom 1"
    ),
  ])
  func `a headline begins with what happened`(
    _ expected: String, _ found: String, _ circumstance: String, _ headline: String
  ) {
    var violation = Violation(
      step: 1, time: .zero, expected: expected, actual: found, location: .nowhere)
    violation.circumstance = circumstance
    #expect(violation.headline == headline)
  }
}
