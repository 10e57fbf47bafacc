/// A recording on an engine that has something to be looked at, and what it is compared with.
struct ToldRecording {
  let row: JudgedRecording
  /// What another engine showed of the same recording.
  let other: JudgedRecording?
}

extension ToldRecording {
  var address: PageAddress { PageAddress(row.recording, on: row.engine) }
  var id: String { address.id }
  var standing: Standing { Standing(row) }

  /// The laws it breaks, those first that count.
  var breaks: [JudgedLaw] { row.broken + row.warned + row.waived }

  /// What cannot be judged is worst, then what breaks most laws, then what breaks most often.
  var badness: [Int] {
    [
      row.error == nil ? 0 : 1, row.broken.count, row.warned.count, row.waived.count,
      row.laws.reduce(0) { $0 + $1.times },
    ]
  }

  /// The moment to look at first: the first break of all.
  var first: JudgedLaw.Break? {
    breaks.compactMap(\.first).min { $0.time < $1.time }
  }
}
