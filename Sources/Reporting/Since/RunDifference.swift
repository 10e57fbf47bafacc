internal import Gesture

/// What has become of a run since an earlier one: what is newly broken, what holds again, what is
/// still broken, and where less is left of a tolerance.
package struct RunDifference: Sendable {
  private let earlier: EarlierRun
  private(set) var new: [Change] = []
  private(set) var still: [Change] = []
  private(set) var fixed: [Change] = []
  private(set) var lost: [Change] = []
  private(set) var idle: [Change] = []
  private(set) var shrunk: [Change] = []
  private(set) var onlyNow = 0
  private var unseen: Set<EarlierRun.Row.Name>

  typealias Change = RowDifference.Change

  package init(since earlier: EarlierRun) {
    self.earlier = earlier
    unseen = Set(earlier.rows.keys)
  }
}

extension RunDifference {
  package mutating func add(_ row: JudgedRecording) {
    if unseen.remove(EarlierRun.Row.Name(row)) == nil { onlyNow += 1 }
    let difference = RowDifference(row, since: earlier)
    new += difference.new
    still += difference.still
    fixed += difference.fixed
    lost += difference.lost
    idle += difference.idle
    shrunk += difference.shrunk
  }

  /// Rows of the earlier run that this one does not have.
  var onlyBefore: Int { unseen.count }

  /// What is new, counted: breaks, and what could not be judged.
  package var newBroken: Int { new.count { !$0.isUnjudged } }
  package var newUnjudged: Int { new.count { $0.isUnjudged } }
  /// Recordings that were put to the test before and are not now.
  package var newUntested: Int { idle.count }
}
