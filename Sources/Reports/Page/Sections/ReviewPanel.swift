internal import Results
internal import Text

/// The panel in which the user decides on the differences to baselines. The script adds buttons,
/// keys and the progress, and builds the command that applies the decisions.
struct ReviewPanel {
  /// The options of `flickbook baseline` that select the same baselines.
  let options: [String]
  /// The fingerprint of the differences, under which the browser stores the decisions.
  let key: String
  /// The recordings on whose differences the user decides.
  let recordings: [String]

  /// The id of the data for the script.
  static let dataID = "review-data"

  /// Fails if there is nothing to decide.
  init?(_ head: RunHead, _ index: RecordingIndex, key: String) {
    recordings = index.rows.filter(\.isPending).map(\.recording)
    guard let review = head.review, !recordings.isEmpty else { return nil }
    options = review.options
    self.key = key
  }

  func draw(in page: inout Markup) {
    let title = recordings.count.counted("difference", isGrouped: true) + " to decide"
    page.section("review", title) { page in
      page.line(
        "p", ["class": "about"],
        text: "Accept makes what the engine shows now the baseline; reject keeps the baseline. ")
      page.element("noscript") { page in
        page.line("p", ["class": "again"]) { page in
          page.element("code", ["class": "command", "dir": "ltr"], text: command("review"))
        }
      }
    }
  }

  /// The data for the start page.
  var json: JSONPiece {
    let typed: JSONPiece.Members = recordings.compactMap { recording in
      let text = recording.shellTypedPath
      return text == recording.visible ? nil : (recording.visible, text.json)
    }
    return [
      "key": key.json, "total": recordings.count.json, "accept": command("accept").json,
      "reject": command("reject").json, "typed": typed.isEmpty ? nil : JSONPiece(typed),
    ]
  }

  /// The data for the page of one recording.
  var progress: JSONPiece { ["key": key.json, "total": recordings.count.json] }

  private func command(_ word: String) -> String {
    (["flickbook", "baseline", word] + options).map(\.shellTyped).joined(separator: " ")
  }
}
