internal import Invariants
internal import Model
package import Text

/// A part of a row that needs attention, in the words all reports use.
package enum Finding {
  /// The error that prevented judging.
  case failure(JudgedRecording.Failure)
  /// Why nothing was observed of a web page.
  case unobserved(String)
  /// An invariant that is broken or waived, or that the recording names and nothing
  /// exercised.
  case invariant(JudgedInvariant, Weight)

  package enum Weight {
    case unjudged, broken, warned, waived
    /// Something required was not exercised: an invariant that the recording names, or anything on
    /// a web page.
    case missed
  }

  package var weight: Weight {
    switch self {
    case .failure: .unjudged
    case .unobserved: .missed
    case .invariant(_, let weight): weight
    }
  }

  /// Nothing where judging was prevented.
  package var invariant: JudgedInvariant? {
    switch self {
    case .failure, .unobserved: nil
    case .invariant(let invariant, _): invariant
    }
  }

  /// Used in place of the name of an invariant where nothing was observed.
  static let nothingObserved = "nothing-observed"

  /// The invariant's name, or the kind of error that prevented judging.
  package var rule: String {
    switch self {
    case .failure(let failure): failure.kind.rule
    case .unobserved: Self.nothingObserved
    case .invariant(let invariant, _): invariant.name
    }
  }

  /// What was expected and found, or what went wrong, on one line.
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

  /// The line to point at. There always is one.
  package var line: Int { max(1, Int(location.line)) }

  package var isFailure: Bool { weight == .unjudged || weight == .broken || weight == .missed }
}

extension JudgedRecording {
  /// What prevented judging first, then invariants in their order.
  package var findings: [Finding] {
    (error.map { [.failure($0)] } ?? [])
      + (isUnobserved ? [.unobserved(unobserved ?? "")] : [])
      + invariants.compactMap { invariant in
        invariant.weight.map { .invariant(invariant, $0) }
      }
  }
}

extension JudgedInvariant {
  /// Nothing where it needs no attention.
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
  /// Used in place of the name of an invariant.
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
  /// `expected …, found … at 812 ms, 6 times, while a finger drags, in pages`.
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
  package var inRepository: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
