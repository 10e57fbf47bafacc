internal import Results

/// The result of a whole run, as a word and a sentence.
struct RunVerdict {
  let word: String
  let sentence: String
  let status: RowStatus

  init(
    _ summary: RunSummary, _ end: RunEnd?, _ head: RunHead, _ review: ReviewPanel? = nil
  ) {
    let isComparison = head.against != nil
    let texts = PageTexts(head)
    let all = summary.recordings
    let invariants = summary.invariants.count { $0.broke > 0 }
    // In a review, the user decides on a recording without a baseline in the same way as on a
    // recording with differences.
    let isOnlyNew = review?.recordings.count == summary.broken + summary.unjudged
    switch end {
    case nil: (word, status) = ("Incomplete", .unjudged)
    case let end? where end.isInterrupted || end.exit == 130:
      word = "Interrupted"
      status = .unjudged
    case _? where isOnlyNew:
      (word, status) = summary.broken > 0 ? ("Different", .differs) : ("New", .unjudged)
    case let end? where end.exit == 2 || summary.unjudged > 0:
      word = isComparison ? "Could not compare" : "Could not judge"
      status = .unjudged
    case let end? where end.exit == 3: (word, status) = ("Incomplete", .unjudged)
    case let end? where end.exit == 1 || summary.broken > 0:
      (word, status) = isComparison ? ("Different", .differs) : ("Broken", .broken)
    case _ where all == 0:
      word = isComparison ? "Nothing compared" : "Nothing judged"
      status = .unjudged
    default: (word, status) = (isComparison ? "The same" : "Held", .held)
    }
    let recordings = all.counted("recording", isGrouped: true)
    var parts: [String] = []
    if summary.broken > 0 {
      let verb = isComparison ? "differ" : "break"
      parts.append(
        "\(summary.broken.grouped) of \(recordings) "
          + (summary.broken == 1 ? verb + "s" : verb)
          + (isComparison ? "" : " " + invariants.counted("invariant", isGrouped: true)))
    }
    if summary.unjudged > 0 {
      // The word already states that the first of these recordings could not be judged.
      let isSaid = parts.isEmpty && word.hasPrefix("Could not")
      let reason = isOnlyNew ? "without a baseline" : texts.unjudged
      parts.append(summary.unjudged.grouped + (isSaid ? " of \(recordings)" : " " + reason))
    }
    if summary.incomplete > 0 { parts.append("\(summary.incomplete.grouped) incomplete") }
    if summary.refused > 0 { parts.append("\(summary.refused.grouped) refused") }
    if summary.untested > 0 {
      parts.append(
        summary.untested == all && !isComparison
          ? "nothing was tested in \(recordings)"
          : "\(summary.untested.grouped) \(texts.idle)")
    }
    if summary.refused + summary.untested + summary.incomplete > 0, summary.held > 0 {
      if status == .held {
        parts.insert("\(summary.held.grouped) of \(recordings)", at: 0)
      } else {
        parts.append("\(summary.held.grouped) \(texts.kept)")
      }
    }
    if parts.isEmpty {
      parts.append(
        all == 0
          ? "nothing was \(isComparison ? "compared" : "judged")"
          : all == 1 ? "1 recording" : "all \(recordings)")
    }
    sentence = parts.joined(separator: ", ")
  }
}
