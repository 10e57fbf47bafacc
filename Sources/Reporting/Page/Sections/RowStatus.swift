/// What a recording on an engine comes to, as a word and a shape: a colour only adds to them.
enum RowStatus: String, CaseIterable {
  case unjudged, broken, differs, incomplete, refused, untested, warned, waived, held

  init(_ row: JudgedRecording) {
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
}

extension RowStatus {
  var word: String {
    switch self {
    case .unjudged: "not judged"
    case .broken: "broken"
    case .differs: "differs"
    case .incomplete: "incomplete"
    case .refused: "refused"
    case .untested: "untested"
    case .warned: "warning"
    case .waived: "waived"
    case .held: "held"
    }
  }

  var shape: String {
    switch self {
    case .unjudged: "!"
    case .broken: "×"
    case .differs: "≠"
    case .incomplete: "?"
    case .refused: "∅"
    case .untested: "○"
    case .warned: "▲"
    case .waived: "~"
    case .held: "✓"
    }
  }
}

extension RowStatus {
  /// Whether nothing was put to the test, though nothing failed.
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
