/// Texts with numbers as invariants produce them, and the rounded texts that reports print.
package enum PlainTexts {
  package static let all: [(texts: [String], plain: [String])] = [
    // Numbers have at most four decimals, and no trailing zeros.
    (
      ["offset.y to move by 0.5454013734026277 at most", "443.80712345"],
      ["offset.y to move by 0.5454 at most", "443.8071"]
    ),
    (["from 0 to 4432", "4435"], ["from 0 to 4432", "4435"]),
    (["offset 1.00001 2", "-2.99996"], ["offset 1 2", "-3"]),
    // Numbers that differ still differ after rounding, and have the same decimals in both texts.
    (
      ["offset.x 100.0000012, in the mirror", "100.0000034"],
      ["offset.x 100.000001, in the mirror", "100.000003"]
    ),
    (["from 0 to 4432", "4432.00001234"], ["from 0 to 4432", "4432.00001"]),
    (["0.1", "0.10000000000000001"], ["0.1", "0.1"]),
    // Only zero is printed as zero.
    (
      ["velocity.x between 0 and 0", "0.000012345"], ["velocity.x between 0 and 0", "0.0000123"]
    ),
    // A finger that does not move along an axis moves by 0, not by -0.
    (["offset.x to move by -0", "-0.0"], ["offset.x to move by 0", "0"]),
    // A text that is not a number, or is part of a name, is unchanged.
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
