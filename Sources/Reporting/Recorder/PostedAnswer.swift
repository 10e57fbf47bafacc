internal import Gesture

/// What a page is told that has sent a recording: JSON on one line.
package struct PostedAnswer: Sendable {
  /// The name it was saved under.
  package var saved: String
  /// What the page needs to send the next one.
  package var token: String
  package var judged: [JudgedRecording] = []
  package var warnings: [String] = []

  package init(saved: String, token: String) {
    self.saved = saved
    self.token = token
  }

  /// Why a recording was not taken; with a token where another try may help.
  package static func refusal(_ words: String, token: String?) -> String {
    var members = JSONMembers()
    members.text("error", words)
    members.text("token", token)
    return members.json
  }
}

extension PostedAnswer {
  package var json: String {
    var members = JSONMembers()
    members.text("saved", saved)
    members.text("token", token)
    // All members are there in each answer: a page need not ask for them.
    members.raw("judged", list(judged.map(\.verdictOfPage)))
    members.raw("warnings", list((warnings + failures).map(JSONText.string)))
    return members.json
  }

  private func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  private var failures: [String] {
    judged.compactMap { row in row.error.map { "\(row.engine): \($0.message.visible)" } }
  }

  /// One line for each engine, for the terminal: `ios: broken: rest-in-bounds; 12 held, 30
  /// untested`.
  package var lines: [String] {
    judged.map { row in
      let status = RowStatus(row)
      let named = (status == .incomplete ? row.missing : row.broken).map(\.name)
      let names = named.isEmpty ? "" : ": " + named.joined(separator: ", ")
      let words =
        row.error.map { $0.message.visible } ?? row.refusal.map { "refused: " + $0.visible }
        ?? status.word + names
      let name = row.engine == "seen" ? "the phone" : row.engine
      return "\(name): \(words); \(row.count(.held)) held, \(row.count(.untested)) untested"
    }
  }
}

extension JudgedRecording {
  fileprivate func count(_ verdict: JudgedInvariant.Word) -> Int {
    invariants.count { $0.verdict == verdict }
  }

  /// The same verdict as that of `check`, with the name of each invariant that it rests on.
  fileprivate var verdictOfPage: String {
    var members = JSONMembers()
    members.text("engine", engine)
    members.text("verdict", RowStatus(self).rawValue)
    members.raw("held", String(count(.held)))
    members.raw("broken", list(broken, \.story))
    members.raw("untested", String(count(.untested)))
    members.raw("notApplicable", String(count(.notApplicable)))
    members.raw("missing", list(missing, whyUntested))
    members.raw("heldNames", list(invariants.filter { $0.verdict == .held }) { _ in "" })
    members.raw(
      "untestedNames", list(invariants.filter { $0.verdict == .untested }, whyUntested))
    // What it takes to draw it beside what the phone shows.
    if let scene, let trace {
      members.object("scene", DrawnScene.table.members(scene))
      members.object("trace", DrawnTrace.table.members(trace))
    }
    return members.json
  }

  private func list(
    _ invariants: [JudgedInvariant], _ words: (JudgedInvariant) -> String
  ) -> String {
    let objects = invariants.map { invariant in
      JSONText.object([
        ("invariant", JSONText.string(invariant.name)),
        ("text", JSONText.string(words(invariant))),
      ])
    }
    return "[" + objects.joined(separator: ",") + "]"
  }

  /// What recorded is no engine to who holds it.
  private func whyUntested(_ invariant: JudgedInvariant) -> String {
    let (why, subject) = (invariant.whyUntested, "the engine ")
    return engine == "seen" && why.hasPrefix(subject)
      ? "this phone " + why.dropFirst(subject.count) : why
  }
}
