/// What a recording on an engine comes to, as a word and a shape: a colour only adds to them.
enum Standing: String, CaseIterable {
  case unjudged, broken, differs, warned, waived, held

  init(_ row: JudgedRecording) {
    switch row {
    case _ where row.error != nil: self = .unjudged
    case _ where !row.broken.isEmpty: self = row.compare == nil ? .broken : .differs
    case _ where !row.warned.isEmpty: self = .warned
    case _ where !row.waived.isEmpty: self = .waived
    default: self = .held
    }
  }
}

extension Standing {
  var word: String {
    switch self {
    case .unjudged: "not judged"
    case .broken: "broken"
    case .differs: "differs"
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
    case .warned: "▲"
    case .waived: "~"
    case .held: "✓"
    }
  }
}

extension Markup {
  mutating func standing(_ standing: Standing) {
    element("span", ["class": "standing \(standing.rawValue)"]) { page in
      page.element("span", ["class": "shape", "aria-hidden": "true"], say: standing.shape)
      page.say(" " + standing.word)
    }
  }
}
