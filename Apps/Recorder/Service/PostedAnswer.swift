internal import Reports
package import Results
internal import Text

/// The response to a page that sent a recording: JSON on one line.
package struct PostedAnswer: Sendable {
  /// The name under which the recording was saved.
  package var saved: String
  /// The token with which the page can send the next recording.
  package var token: String
  package var judged: [JudgedRecording] = []
  package var warnings: [String] = []

  package init(saved: String, token: String) {
    self.saved = saved
    self.token = token
  }

  /// The JSON of a rejection, with a token if another attempt may succeed.
  package static func refusal(_ text: String, token: String?) -> String {
    JSONPiece([("error", text.json), ("token", token?.json.ifAny)]).text
  }

  package var json: String {
    let failures = judged.compactMap { row in
      row.error.map { "\(row.engine): \($0.message.visible)" }
    }
    // Both arrays are always present, so that the page need not test for them.
    let answer: JSONPiece = [
      "saved": saved.json, "token": token.json.ifAny, "judged": judged.map(\.verdictOfPage).json,
      "warnings": (warnings + failures).map(\.json).json,
    ]
    return answer.text
  }

  /// One line for each engine, for the terminal:
  /// `ios: broken: rest-in-bounds; 12 held, 30 untested`.
  package var lines: [String] {
    judged.map { row in
      let status = RowStatus(row)
      let named = (status == .incomplete ? row.missing : row.broken).map(\.name)
      let names = named.isEmpty ? "" : ": " + named.joined(separator: ", ")
      let text =
        row.error.map { $0.message.visible } ?? row.refusal.map { "refused: " + $0.visible }
        ?? status.word + names
      let name = row.engine == "seen" ? "the phone" : row.engine
      return "\(name): \(text); \(row.count(.held)) held, \(row.count(.untested)) untested"
    }
  }
}

extension JudgedRecording {
  fileprivate func count(_ verdict: JudgedInvariant.Word) -> Int {
    invariants.count { $0.verdict == verdict }
  }

  /// The verdict of `check`, with the names of the invariants that determine it.
  fileprivate var verdictOfPage: JSONPiece {
    var members: JSONPiece.Members = [
      ("engine", engine.json), ("verdict", RowStatus(self).rawValue.json),
      ("held", count(.held).json), ("broken", list(broken, \.story)),
      ("untested", count(.untested).json), ("notApplicable", count(.notApplicable).json),
      ("missing", list(missing, whyUntested)),
      ("heldNames", list(invariants.filter { $0.verdict == .held }) { _ in "" }),
      ("untestedNames", list(invariants.filter { $0.verdict == .untested }, whyUntested)),
    ]
    // The data for drawing the replay beside the recorded pictures.
    if let scene, let trace {
      members += [("scene", scene.json), ("trace", trace.json)]
    }
    return JSONPiece(members)
  }

  private func list(
    _ invariants: [JudgedInvariant], _ words: (JudgedInvariant) -> String
  ) -> JSONPiece {
    invariants.map { ["invariant": $0.name.json, "text": words($0).json] as JSONPiece }.json
  }

  /// The reason why an invariant is untested. It names the phone instead of an engine, because
  /// users do not think of their device as an engine.
  private func whyUntested(_ invariant: JudgedInvariant) -> String {
    let (why, subject) = (invariant.whyUntested, "the engine ")
    return engine == "seen" && why.hasPrefix(subject)
      ? "this phone " + why.dropFirst(subject.count) : why
  }
}
