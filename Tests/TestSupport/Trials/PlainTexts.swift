/// Texts with numbers as invariants tell them, and what people are to read.
package enum PlainTexts {
  package static let all: [(texts: [String], plain: [String])] = [
    // Four decimals, and nothing at the end that says nothing.
    (
      ["offset.y moves by 0.5454013734026277 at most", "443.80712345"],
      ["offset.y moves by 0.5454 at most", "443.8071"]
    ),
    (["from 0 to 4432", "4435"], ["from 0 to 4432", "4435"]),
    (["offset 1.00001 2", "-2.99996"], ["offset 1 2", "-3"]),
    // What differs goes on looking different, in both texts alike.
    (
      ["offset.x 100.0000012, in the mirror", "100.0000034"],
      ["offset.x 100.000001, in the mirror", "100.000003"]
    ),
    (["from 0 to 4432", "4432.00001234"], ["from 0 to 4432", "4432.00001"]),
    (["0.1", "0.10000000000000001"], ["0.1", "0.1"]),
    // Nothing but nought looks like nought.
    (
      ["velocity.x from 0 towards 0", "0.000012345"], ["velocity.x from 0 towards 0", "0.0000123"]
    ),
    // What is no number, or belongs to a name, stays.
    (
      ["view a1.234567 after 1.2.3456789", "nan - . -1"],
      ["view a1.234567 after 1.2.3456789", "nan - . -1"]
    ),
    (["", "×1.23456é"], ["", "×1.2346é"]),
    (["9007199254740993.5", "1"], ["9007199254740994", "1"]),
    (["0.000000000000000000001234", "1"], ["0.0000000000000000000012", "1"]),
    (["0.00000001234", "1"], ["0.0000000123", "1"]),
    (["x1.234567 stays", "2"], ["x1.234567 stays", "2"]),
    (["at rest at 12.", "12.5"], ["at rest at 12.", "12.5"]),
  ]
}
