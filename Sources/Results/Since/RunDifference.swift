internal import Text

/// The changes of a run since an earlier run: new, fixed and remaining violations, and smaller
/// margins.
package struct RunDifference: Sendable {
  private let earlier: EarlierRun
  package private(set) var new: [Change] = []
  package private(set) var still: [Change] = []
  package private(set) var unstarted: [Change] = []
  package private(set) var unknown = 0
  package private(set) var fixed: [Change] = []
  package private(set) var lost: [Change] = []
  package private(set) var idle: [Change] = []
  package private(set) var shrunk: [Change] = []
  package private(set) var onlyNow = 0
  private var inCommon = 0
  private var firstOnlyNow: EarlierRun.Row.Name?

  package typealias Change = RowDifference.Change

  package init(since earlier: EarlierRun) {
    self.earlier = earlier
  }

  package mutating func add(_ row: JudgedRecording) {
    let name = earlier.name(of: row)
    if earlier.has(name) {
      inCommon += 1
    } else {
      onlyNow += 1
      firstOnlyNow = firstOnlyNow ?? EarlierRun.Row.Name(row.recording, row.engine)
    }
    let difference = RowDifference(row, since: earlier)
    new += difference.new
    still += difference.still
    unstarted += difference.unstarted
    unknown += difference.unknown.count
    fixed += difference.fixed
    lost += difference.lost
    idle += difference.idle
    shrunk += difference.shrunk
  }

  /// The number of the earlier run's rows that are missing from this run.
  package var onlyBefore: Int { earlier.names.count - inCommon }

  /// A text about the rows that are missing from the earlier run; nil if no row is missing.
  package var gap: String? { earlier.gap.map { "the earlier run is incomplete: " + $0 } }

  /// Why the runs cannot be compared, as text; nil if they can. Without this check every violation
  /// would count as new.
  package var mismatch: String? {
    guard inCommon == 0, let firstOnlyNow else { return nil }
    let first = earlier.names.min { ($0.recording, $0.engine) < ($1.recording, $1.engine) }
    return "the runs have no recording and engine in common: this one has \(firstOnlyNow.text), "
      + (first.map { "the earlier one \($0.text)" } ?? "the earlier one nothing")
      + "; run both in the same folder, with the same paths"
  }

  /// Remarks on the comparison itself.
  package var remarks: [String] {
    [mismatch, gap].compactMap(\.self)
      + earlier.renamed.sorted { $0.key < $1.key }.map { now, before in
        "\(now.visible) is compared with \(before.visible)"
      }
  }

  /// The number of new violations, including required invariants that are newly untested;
  /// `newUnjudged` counts recordings that newly cannot be judged.
  package var newBroken: Int { new.count { !$0.isUnjudged } }
  package var newUnjudged: Int { new.count { $0.isUnjudged } }
  package var newUnstarted: Int { unstarted.count }
  /// The number of recordings that were exercised in the earlier run and not in this run.
  package var newUntested: Int { idle.count }
}
