/// The appearance of text: width, characters and colours.
package struct PlotLook: Sendable {
  /// The parts of a drawing that may have a colour. Colour never adds information.
  package enum Part: CaseIterable, Sendable {
    case heading, label, finger, driven, moving, curve, event, failure
  }

  package var width: Int
  /// Whether only ASCII may be used.
  package var isASCII: Bool
  /// Gives a text its colour.
  package var paint: @Sendable (String, Part) -> String

  package init(
    width: Int, isASCII: Bool = false,
    paint: @escaping @Sendable (String, Part) -> String = { text, _ in text }
  ) {
    self.width = width
    self.isASCII = isASCII
    self.paint = paint
  }

  var dotsAcross: Int { isASCII ? AsciiPlot.dotsAcross : BraillePlot.dotsAcross }
  var dotsDown: Int { isASCII ? AsciiPlot.dotsDown : BraillePlot.dotsDown }

  func lines(_ grid: DotGrid) -> [String] {
    isASCII ? AsciiPlot.lines(grid) : BraillePlot.lines(grid)
  }

  func letter(_ unicode: Character, or ascii: Character) -> Character { isASCII ? ascii : unicode }

  /// Wraps text: the first line follows `head`, and all further lines are indented.
  ///
  /// - Parameter capacity: The width that is kept free, if it differs from the indentation.
  func wrapped(
    _ text: String, behind head: String, hang: Int, leaving capacity: Int? = nil
  ) -> [String] {
    let lines = TextTable.wrap(text, to: max(24, width - (capacity ?? hang)))
    return (lines.isEmpty ? [""] : lines).enumerated().map { index, line in
      (index == 0 ? head : String(repeating: " ", count: hang)) + line
    }
  }

  /// The number of terminal rows that the lines occupy. Commands are never wrapped, so a line may
  /// take several rows.
  func rows(of lines: [String]) -> Int {
    lines.reduce(0) { count, line in
      var isEscape = false
      let letters = line.reduce(0) { letters, letter in
        if letter == "\u{1B}" { isEscape = true }
        defer { if letter == "m" { isEscape = false } }
        return isEscape ? letters : letters + 1
      }
      return count + max(1, (letters + width - 1) / max(1, width))
    }
  }
}
