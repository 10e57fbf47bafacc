package import Results

/// The result of a recording on an engine, as a word and a shape, so that it does not depend on
/// colour.
package enum RowStatus: String, CaseIterable {
  case unjudged, broken, differs, incomplete, refused, untested, warned, waived, held

  package init(_ row: JudgedRecording) {
    switch row {
    case _ where row.error != nil: self = .unjudged
    case _ where !row.broken.isEmpty: self = row.compare == nil ? .broken : .differs
    case _ where !row.missing.isEmpty: self = .incomplete
    case _ where row.refusal != nil: self = .refused
    case _ where !row.isTested: self = .untested
    case _ where !row.warned.isEmpty: self = .warned
    case _ where !row.waived.isEmpty: self = .waived
    default: self = .held
    }
  }

  /// The word for the result, the shape beside the word, the label of the result's line in the
  /// terminal, and the colour.
  var looks: (word: String, shape: String, badge: String, part: PlotLook.Part) {
    switch self {
    case .unjudged: ("not judged", "!", "ERROR", .failure)
    case .broken: ("broken", "×", "FAIL", .failure)
    case .differs: ("differs", "≠", "DIFF", .failure)
    case .incomplete: ("incomplete", "?", "INCOMPLETE", .failure)
    case .refused: ("refused", "∅", "refused", .event)
    case .untested: ("untested", "○", "untested", .event)
    case .warned: ("warning", "▲", "WARN", .event)
    case .waived: ("waived", "~", "WAIVED", .event)
    case .held: ("held", "✓", "held", .driven)
    }
  }

  package var word: String { looks.word }
  var shape: String { looks.shape }

  /// Whether nothing failed and nothing was exercised.
  var isIdle: Bool { self == .refused || self == .untested }
}

extension Markup {
  mutating func status(_ status: RowStatus) {
    element("span", ["class": "standing \(status.rawValue)"]) { page in
      page.element("span", ["class": "shape", "aria-hidden": "true"], text: status.shape)
      page.text(" " + status.word)
    }
  }
}
