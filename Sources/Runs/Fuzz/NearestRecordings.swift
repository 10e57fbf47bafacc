internal import Model

/// The recordings with the smallest margins of user-defined invariants.
///
/// A variation of a recording that nearly fails is closer to a violation than a random recording: a
/// fling that ends 1 pt before a limit ends past it if it is slightly faster.
struct NearestRecordings {
  private var lists: [String: [(margin: Double, recording: Recording)]] = [:]

  /// The maximum number of recordings per invariant.
  private static let maximum = 12

  mutating func add(_ recording: Recording, of name: String, _ margin: Double) {
    var list = lists[name] ?? []
    guard list.count < Self.maximum || margin < list[list.count - 1].margin else { return }
    // A new recording is placed after all recordings with an equal margin, so that the same seed
    // gives the same recordings.
    let index = list.firstIndex { margin < $0.margin } ?? list.count
    list.insert((margin, recording), at: index)
    if list.count > Self.maximum { list.removeLast() }
    lists[name] = list
  }

  /// The recordings of all invariants, in the order of their names, each with the smallest margins
  /// first.
  var recordings: [Recording] {
    lists.keys.sorted().flatMap { lists[$0, default: []].map(\.recording) }
  }
}
