/// Which part of a plan each recording belongs to: the longest first, into the part that has least.
///
/// A pure function of paths and costs, so that every machine comes to the same without asking
/// another. A greedy share is at most a third longer than the best, and for many recordings of usual
/// lengths a thousandth.
enum ShardPlan {
  /// - Returns: For each recording the number of its part, from 1.
  static func parts(_ recordings: [(path: String, cost: Int)], count: Int) -> [Int] {
    let order = recordings.indices.sorted { one, other in
      let (left, right) = (recordings[one], recordings[other])
      if left.cost != right.cost { return left.cost > right.cost }
      return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    var loads = LoadHeap(count)
    var parts = Array(repeating: 1, count: recordings.count)
    for index in order { parts[index] = loads.put(recordings[index].cost) + 1 }
    return parts
  }
}

extension Shard {
  /// The places in a plan of the recordings that belong to this part.
  func places(in paths: [String]) -> [Int] {
    let parts = ShardPlan.parts(paths.map { ($0, RecordingLength.cost(of: $0)) }, count: of)
    return parts.indices.filter { parts[$0] == number }
  }
}

/// Parts by what they have, the least on top; of equals the first.
private struct LoadHeap {
  private var loads: [(cost: Int, part: Int)]

  init(_ count: Int) { loads = (0..<count).map { (0, $0) } }

  /// Gives the least loaded part more, and says which it was.
  mutating func put(_ cost: Int) -> Int {
    let part = loads[0].part
    loads[0].cost += cost
    var place = 0
    while true {
      let children = [2 * place + 1, 2 * place + 2].filter { $0 < loads.count }
      guard let least = children.min(by: { loads[$0] < loads[$1] }), loads[least] < loads[place]
      else { return part }
      loads.swapAt(place, least)
      place = least
    }
  }
}
