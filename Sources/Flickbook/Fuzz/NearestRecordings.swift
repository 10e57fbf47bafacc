internal import Gesture

/// The recordings on which invariants of somebody's own had least left of their tolerances.
///
/// What came near to a break is nearer to one when it is varied than what is made up: a fling that
/// ends 1 pt before a limit ends beyond it when it is a little faster.
struct NearestRecordings {
  private var lists: [String: [(margin: Double, recording: Recording)]] = [:]

  /// How many are remembered of each invariant.
  private static let most = 12

  mutating func add(_ recording: Recording, of name: String, _ margin: Double) {
    var list = lists[name] ?? []
    guard list.count < Self.most || margin < list[list.count - 1].margin else { return }
    // Of equal ones the first stays first, so that the same seed tries the same.
    let place = list.firstIndex { margin < $0.margin } ?? list.count
    list.insert((margin, recording), at: place)
    if list.count > Self.most { list.removeLast() }
    lists[name] = list
  }

  /// Those of all invariants, in the order of their names, each the nearest first.
  var recordings: [Recording] {
    lists.keys.sorted().flatMap { lists[$0, default: []].map(\.recording) }
  }
}
