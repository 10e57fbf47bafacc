/// The page on which people see what broke: the verdict, the invariants, every recording, and for
/// each that has something to be looked at the gesture itself.
///
/// A function of the results alone. It is complete without its script, which adds the player, the
/// filter and the keys, and without any network. Recordings are drawn as they come and wait in a
/// store, so the memory that it takes does not grow with the pictures.
package struct HTMLReport: Report {
  let head: RunHead
  let sha256: @Sendable ([UInt8]) -> String
  let form: PageForm
  /// How large the page may become.
  let mostBytes: Int
  /// In which failed recordings can be tried; nothing where none is wanted.
  let playground: ReportedPlayground?
  private(set) var store: any PageStore
  private(set) var summary = RunSummary()
  private(set) var index = RecordingIndex()
  private(set) var difference: RunDifference?
  private(set) var causes = CauseTable()
  private(set) var drawn: [DrawnRecording] = []
  /// The rows of the recording that came last: each is the other one of the others.
  private var group: [JudgedRecording] = []
  /// What a person is to know of a page that was made.
  package internal(set) var warnings: [String] = []
  package internal(set) var losses: [String] = []

  /// - Parameters:
  ///   - sha256: The hash of bytes as 64 hexadecimal digits.
  ///   - mostBytes: How large a file may become; what finds no room is listed and not drawn.
  ///   - store: Where drawn recordings wait.
  ///   - earlier: What an earlier run found: the page shows the difference to it.
  ///   - playground: In which failed recordings can be tried.
  package init(
    _ head: RunHead, _ form: PageForm = .file, mostBytes: Int? = nil,
    store: any PageStore = PageMemory(), since earlier: EarlierRun? = nil,
    playground: ReportedPlayground? = nil, sha256: @escaping @Sendable ([UInt8]) -> String
  ) {
    difference = earlier.map { RunDifference(since: $0) }
    self.head = head
    self.form = form
    self.store = store
    self.mostBytes = mostBytes ?? Self.mostMegabytes * 1_000_000
    self.playground = playground
    self.sha256 = sha256
  }

  /// How large a page becomes unless something else is asked for: what a browser opens at once and
  /// a chat lets through.
  package static let mostMegabytes = 10

  package mutating func add(_ row: JudgedRecording) {
    summary.add(row)
    difference?.add(row)
    causes.add(row.undrawn)
    if let last = group.last, last.recording != row.recording { closeGroup() }
    group.append(row)
  }

  /// Draws what is to be looked at.
  mutating func closeGroup() {
    let isAnyTold = group.contains(where: \.isTold)
    for row in group {
      // A trace or a picture where nothing is told was asked for, to be looked at.
      let isDrawn = row.isTold || !isAnyTold && (row.trace != nil || !row.pictures.isEmpty)
      index.add(row, isDrawn: isDrawn, head)
      guard isDrawn else { continue }
      drawn.append(
        DrawnRecording(
          ReportedRecording(row, among: group), head, form, trial: trial(row),
          in: &store))
    }
    group = []
  }

  /// What opens a recording in the playground, where it can be read.
  private mutating func trial(_ row: JudgedRecording) -> PlaygroundTrial? {
    do { return try playground?.trial(row) } catch {
      losses.append("a recording cannot be tried in the HTML report: \(error)")
      return nil
    }
  }

  /// Those that are drawn: the smallest recording of each cause, worst first, and then the others,
  /// worst first.
  func worstFirst(_ causes: [Cause]) -> [DrawnRecording] {
    var places: [String: Int] = [:]
    for (place, cause) in causes.enumerated() {
      let key = cause.first.smallest.key
      if places[key] == nil { places[key] = place }
    }
    return drawn.sorted { one, other in
      let (left, right) = (places[one.key], places[other.key])
      return left == right ? other.badness < one.badness : left ?? .max < right ?? .max
    }
  }
}
