internal import Gesture

/// One result of a row that needs attention, with the text that all reports use.
struct Finding {
  let recording: String
  let engine: String
  /// The name of the invariant, or of what prevented judging.
  let rule: String
  let weight: Weight
  /// The expected and the found value, or the error, on one line.
  let story: String
  let place: FileLocation
  let invariant: JudgedInvariant?

  enum Weight {
    case unjudged, broken, warned, waived
    /// The recording requires the invariant, and nothing exercised it.
    case missed
  }

  var path: String { recording.inRepository }

  /// The line to point at. There always is one.
  var line: Int { max(1, Int(place.line)) }

  var isFailure: Bool { weight == .unjudged || weight == .broken || weight == .missed }
}

extension JudgedRecording {
  /// What prevented judging comes first, then violations in the order of the invariants.
  var findings: [Finding] {
    var findings: [Finding] = []
    if let error {
      findings.append(
        Finding(
          recording: recording, engine: engine, rule: error.kind.rule, weight: .unjudged,
          story: error.message.oneLine, place: error.place, invariant: nil))
    }
    for invariant in invariants {
      let weight: Finding.Weight
      switch invariant.verdict {
      case .broken: weight = invariant.level == .warn ? .warned : .broken
      case .waived: weight = .waived
      case .untested where invariant.isMissed, .notApplicable where invariant.isMissed:
        weight = .missed
      case .held, .untested, .notApplicable: continue
      }
      findings.append(
        Finding(
          recording: recording, engine: engine, rule: invariant.name, weight: weight,
          story: invariant.story,
          place: invariant.isMissed
            ? FileLocation(line: invariant.wantedLine, column: 1)
            : invariant.first?.place ?? .nowhere,
          invariant: invariant))
    }
    return findings
  }
}

extension JudgedRecording.Failure.Kind {
  /// Used in place of the name of an invariant.
  var rule: String {
    switch self {
    case .format: "malformed-recording"
    case .start: "engine-not-started"
    case .engine: "engine-failure"
    case .timeout: "engine-timeout"
    }
  }
}

extension JudgedInvariant {
  /// `expected …, found … at 812 ms, 6 times, while a finger drags, in pages`.
  var story: String {
    if isMissed {
      return "not put to the test, though the recording names it: " + whyUntested.visible
    }
    guard let first else { return "broken" }
    let view = first.view.map { " in view \($0.visible)" } ?? ""
    let often = times > 1 ? ", \(times) times" : ""
    return "expected \(first.expected.visible), found \(first.actual.visible) "
      + "at \(first.time.rounded) ms\(view)\(often)"
      + (first.circumstance.isEmpty ? "" : ", \(first.circumstance.visible)")
      + (why.map { "; \($0.visible)" } ?? "")
  }
}

extension String {
  /// The lines of a message, such as the last output of a program, joined into one.
  fileprivate var oneLine: String {
    var text = ""
    for line in split(separator: "\n") {
      let line = String(line).visible.drop { $0 == " " }
      text += text.isEmpty ? "" : text.hasSuffix(":") ? " " : "; "
      text += line
    }
    return text
  }

  /// A relative path in the form expected by tools that look for files in a repository.
  var inRepository: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
