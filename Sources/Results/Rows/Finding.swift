internal import Invariants
internal import Model
package import Text

/// A part of a row that needs attention, with the texts that all reports use.
package enum Finding {
  /// The error that prevented judging.
  case failure(JudgedRecording.Failure)
  /// Nothing was observed of a web page, with the reason.
  case unobserved(String)
  /// An invariant that is broken or waived, or that the recording names and that was not tested.
  case invariant(JudgedInvariant, Weight)

  package enum Weight {
    case unjudged, broken, warned, waived
    /// A requirement was not tested: an invariant that the recording names, or anything on a web
    /// page.
    case missed
  }

  package var weight: Weight {
    switch self {
    case .failure: .unjudged
    case .unobserved: .missed
    case .invariant(_, let weight): weight
    }
  }

  /// The invariant; nil if there is another reason for the finding.
  package var invariant: JudgedInvariant? {
    switch self {
    case .failure, .unobserved: nil
    case .invariant(let invariant, _): invariant
    }
  }

  /// The name of the finding that nothing was observed, used like the name of an invariant.
  static let nothingObserved = "nothing-observed"

  /// The name of the invariant, or the kind of error that prevented judging.
  package var rule: String {
    switch self {
    case .failure(let failure): failure.kind.rule
    case .unobserved: Self.nothingObserved
    case .invariant(let invariant, _): invariant.name
    }
  }

  /// The expected and the found values, or the error, on one line.
  package var story: String {
    switch self {
    case .failure(let failure): failure.message.oneLine
    case .unobserved(let reason): "nothing was tested: " + reason.visible
    case .invariant(let invariant, _): invariant.story
    }
  }

  package var location: FileLocation {
    switch self {
    case .failure(let failure): failure.location
    case .unobserved: .nowhere
    case .invariant(let invariant, _):
      invariant.isMissed
        ? FileLocation(line: invariant.wantedLine, column: 1)
        : invariant.first?.location ?? .nowhere
    }
  }

  /// The line at which a report points; at least 1.
  package var line: Int { max(1, Int(location.line)) }

  package var isFailure: Bool { weight == .unjudged || weight == .broken || weight == .missed }
}

extension JudgedRecording {
  /// The findings of the row: what prevented judging, followed by the invariants in the order of
  /// the row.
  package var findings: [Finding] {
    (error.map { [.failure($0)] } ?? [])
      + (isUnobserved ? [.unobserved(unobserved ?? "")] : [])
      + invariants.compactMap { invariant in
        invariant.weight.map { .invariant(invariant, $0) }
      }
  }
}

extension JudgedInvariant {
  /// The weight as a finding; nil if the invariant needs no attention.
  fileprivate var weight: Finding.Weight? {
    switch verdict {
    case .broken: level == .warn ? .warned : .broken
    case .waived: .waived
    case .held: nil
    case .untested, .notApplicable: isMissed ? .missed : nil
    }
  }
}

extension JudgedRecording.Failure.Kind {
  /// The name of this kind of error, used like the name of an invariant.
  package var rule: String {
    switch self {
    case .format: "malformed-recording"
    case .start: "engine-not-started"
    case .engine: "engine-failure"
    case .timeout: "engine-timeout"
    }
  }
}

extension JudgedInvariant {
  /// The verdict as text: `expected …, found … at 812 ms, 6 times, while a finger drags, in pages`.
  package var story: String {
    if isMissed {
      return "\(name) was not exercised, although the recording names it: " + whyUntested.visible
    }
    guard let first else { return "broken" }
    let view = first.viewName.map { " in view \($0.visible)" } ?? ""
    let often = times > 1 ? ", \(times) times" : ""
    return "expected \(first.expected.visible), found \(first.actual.visible) "
      + "at \(first.time.rounded) ms\(view)\(often)"
      + (first.circumstance.isEmpty ? "" : ", \(first.circumstance.visible)")
      + (pattern.map { "; \($0.visible)" } ?? "") + (why.map { "; \($0.visible)" } ?? "")
  }
}

extension String {
  /// The lines of a message, such as the last output of a program, joined into one line.
  fileprivate var oneLine: String {
    var text = ""
    for line in split(separator: "\n") {
      let line = String(line).visible.drop { $0 == " " }
      text += text.isEmpty ? "" : text.hasSuffix(":") ? " " : "; "
      text += line
    }
    return text
  }

  /// This relative path without a leading `./`, for tools that look for files in a repository.
  package var inRepository: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
