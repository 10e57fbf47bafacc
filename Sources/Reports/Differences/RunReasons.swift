internal import Results

/// Why a run failed, for reports with space for a few lines: the causes of violations or, in a
/// comparison, the ways in which the motion of two engines differs. The violations of a comparison
/// are left out, because they only state by how much a measure differs.
struct RunReasons: Sendable {
  private var causes: CauseTable
  private var motions: MotionGroups
  private let isComparison: Bool
  private let keepsTraces: Bool

  /// - Parameter keepsTraces: Whether the smallest recordings can be drawn.
  init(_ head: RunHead, since earlier: EarlierRun?, keepsTraces: Bool = false) {
    causes = CauseTable(since: earlier)
    motions = MotionGroups(since: earlier, keepsTraces: keepsTraces)
    isComparison = head.against != nil
    self.keepsTraces = keepsTraces
  }

  mutating func add(_ row: JudgedRecording) {
    guard row.needsAttention else { return }
    if isComparison { motions.add(row) }
    causes.add(keepsTraces ? row : row.undrawn)
  }

  /// Whether the reasons are compared with an earlier run.
  var knowsNew: Bool { causes.knowsNew }

  /// All reasons, new reasons first. Among new and among older reasons, errors that prevented
  /// judging come first.
  var all: [FailureReason] {
    guard isComparison else { return causes.reasons }
    let others = causes.reasons.filter { $0.weight == .unjudged || $0.weight == .missed }
    let all =
      others.filter { $0.weight == .unjudged } + motions.reasons
      + others.filter { $0.weight == .missed }
    return all.filter(\.isNew) + all.filter { !$0.isNew }
  }
}
