package import Results
internal import Text

/// The HTML report: the verdict, the invariants, every recording, and a picture of the gesture for
/// each recording that needs attention.
///
/// It is a function of the results alone. It is complete without its script, which adds the player,
/// the filter and the keys, and needs no network. Recordings are drawn as their rows arrive and
/// kept in a store, so memory use does not grow with the pictures.
package struct HTMLReport: Report {
  let head: RunHead
  let sha256: @Sendable ([UInt8]) -> String
  let form: PageForm
  /// The maximum size of the page.
  let maxBytes: Int
  /// The playground in which failed recordings can be opened, or `nil`.
  let playground: ReportedPlayground?
  private(set) var store: any TextStore
  private(set) var summary = RunSummary()
  private(set) var index = RecordingIndex()
  private(set) var difference: RunDifference?
  private let earlier: EarlierRun?
  private(set) var causes: CauseTable
  private(set) var motions = MotionGroups()
  /// A fingerprint of the pending differences. The browser stores the decisions under this key.
  private(set) var reviewKey = ""
  private(set) var drawn: [DrawnRecording] = []
  /// The rows of the most recent recording, one per engine. Each row is compared with the other
  /// engines' rows.
  private var group: [JudgedRecording] = []
  /// Warnings for the user about a finished page.
  package internal(set) var warnings: [String] = []
  package internal(set) var losses: [String] = []

  /// - Parameters:
  ///   - sha256: The hash of bytes as 64 hexadecimal digits.
  ///   - maxBytes: The maximum size of a file. Recordings that do not fit are listed and not
  ///     drawn.
  ///   - store: Keeps drawn recordings until the page is written.
  ///   - earlier: The findings of an earlier run. The page shows the difference to them.
  ///   - playground: The playground in which failed recordings can be opened.
  package init(
    _ head: RunHead, _ form: PageForm = .file, maxBytes: Int? = nil,
    store: any TextStore = TextMemory(), since earlier: EarlierRun? = nil,
    playground: ReportedPlayground? = nil, sha256: @escaping @Sendable ([UInt8]) -> String
  ) {
    self.earlier = earlier
    difference = earlier.map { RunDifference(since: $0) }
    causes = CauseTable(since: earlier)
    self.head = head
    self.form = form
    self.store = store
    self.maxBytes = maxBytes ?? Self.maxMegabytes * 1_000_000
    self.playground = playground
    self.sha256 = sha256
  }

  /// The default maximum size of a page. A browser opens such a page at once, and chat programs
  /// accept it as an attachment.
  package static let maxMegabytes = 10

  package mutating func add(_ row: JudgedRecording) {
    summary.add(row)
    difference?.add(row)
    causes.add(row.undrawn)
    motions.add(row)
    if row.isPending {
      reviewKey = Fingerprint(reviewKey, ResultsText.line(row.undrawn)).text
    }
    if let last = group.last, last.recording != row.recording { closeGroup() }
    group.append(row)
  }

  /// The reasons that are not violations: errors that prevented judging, and required invariants
  /// that were not exercised.
  var others: [FailureReason] {
    causes.reasons.filter { $0.weight == .unjudged || $0.weight == .missed }
  }

  /// The review of differences to baselines, if there are any.
  var review: ReviewPanel? { ReviewPanel(head, index, key: reviewKey) }

  /// Adds the rows of the group to the index, and draws rows that need attention. If no row needs
  /// attention, the rows that the user wants to inspect are drawn.
  mutating func closeGroup() {
    let isAnyListed = group.contains(where: \.needsAttention)
    for row in group {
      // If no row needs attention, a trace or a picture is present only because the user requested
      // it, so the row is drawn.
      let isDrawn =
        row.needsAttention || !isAnyListed && (row.trace != nil || !row.pictures.isEmpty)
      let isNew = earlier.map { !RowDifference(row, since: $0).new.isEmpty } ?? false
      index.add(row, isDrawn: isDrawn, isNew: isNew, head)
      guard isDrawn else { continue }
      drawn.append(
        DrawnRecording(
          ReportedRecording(row, among: group), head, form, trial: trial(row),
          in: &store))
    }
    group = []
  }

  /// The data that opens a recording in the playground, if the recording can be read.
  private mutating func trial(_ row: JudgedRecording) -> JSONPiece? {
    do { return try playground?.trial(row) } catch {
      losses.append("a recording cannot be tried in the HTML report: \(error)")
      return nil
    }
  }

  /// The drawn recordings in the order in which the page shows them: first the smallest recording
  /// of each cause (in a comparison, of each kind of difference), then all further recordings. Both
  /// parts begin with the worst recording.
  func worstFirst(_ causes: [Cause], _ end: RunEnd?) -> [DrawnRecording] {
    var indices: [String: Int] = [:]
    let smallest =
      head.against == nil
      ? causes.map(\.first.smallest.key)
      : [MotionLead(motions, end)?.key].compactMap { $0 } + motions.sorted.map(\.smallest.key)
    for (index, key) in smallest.enumerated() {
      if indices[key] == nil { indices[key] = index }
    }
    return drawn.sorted { one, other in
      let (left, right) = (indices[one.key], indices[other.key])
      if left != right { return left ?? .max < right ?? .max }
      if one.badness != other.badness { return other.badness < one.badness }
      // Among recordings without failures, the recording closest to a tolerance comes first.
      return one.closeness?.share ?? .infinity < other.closeness?.share ?? .infinity
    }
  }
}
