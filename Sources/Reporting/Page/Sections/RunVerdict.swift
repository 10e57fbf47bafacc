/// What a whole run comes to, in a word and a sentence.
struct RunVerdict {
  let word: String
  let sentence: String
  let standing: Standing

  init(_ summary: RunSummary, _ end: RunEnd?) {
    let all = summary.recordings
    let laws = summary.laws.count { $0.broke > 0 }
    var parts: [String] = []
    if summary.broken > 0 {
      parts.append(
        "\(summary.broken.grouped) of \(all.counted("recording")) "
          + (summary.broken == 1 ? "breaks " : "break ") + laws.counted("law"))
    }
    if summary.unjudged > 0 { parts.append("\(summary.unjudged.grouped) not judged") }
    if parts.isEmpty {
      parts.append(
        all == 0
          ? "nothing was judged"
          : all == 1 ? "1 recording" : "all \(all.counted("recording"))")
    }
    sentence = parts.joined(separator: ", ")
    switch end {
    case nil:
      (word, standing) = ("Incomplete", .unjudged)
    case let end? where end.isInterrupted:
      (word, standing) = ("Interrupted", .unjudged)
    case let end? where end.exit == 2 || summary.unjudged > 0:
      (word, standing) = ("Could not judge", .unjudged)
    case let end? where end.exit == 3:
      (word, standing) = ("Incomplete", .unjudged)
    case let end? where end.exit == 1 || summary.broken > 0:
      (word, standing) = ("Broken", .broken)
    case _ where all == 0:
      (word, standing) = ("Nothing judged", .unjudged)
    default:
      (word, standing) = ("Held", .held)
    }
  }
}

extension Int {
  fileprivate func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
