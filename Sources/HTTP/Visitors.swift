internal import Platform

/// Who is connected, since when, and who has to go when there are too many.
///
/// Whoever opens connections and says nothing costs a server nothing but their number, and so must
/// not keep others out: the newest is let in, and the longest silent one goes, first of the same
/// address, then of the address that has most.
struct Visitors {
  private var visits: [Int32: Visit] = [:]
  private let limits: Server.Limits

  private struct Visit {
    /// Since when it has been waited for.
    var since: Double
    let address: UInt32
    /// Whether the head of its request has not come yet.
    var isHeadless = true
    /// Whether nothing of what it sends is of any use, so that it may be sent away.
    var isSilent = true
    /// It waits for us, not we for it.
    var isServed = false
  }

  init(_ limits: Server.Limits) { self.limits = limits }

  /// Lets a new one in.
  ///
  /// - Returns: The connection that has to go for it; it may be the new one.
  mutating func add(_ descriptor: Int32, at now: Double) -> Int32? {
    let visit = Visit(since: now, address: Self.address(of: descriptor))
    let neighbours = visits.filter { $0.value.address == visit.address }
    var leaving: Int32?
    if neighbours.count >= limits.connectionsOfOne {
      leaving = Self.longestSilent(neighbours) ?? descriptor
    } else if visits.count >= limits.connections {
      var counts: [UInt32: Int] = [:]
      for visit in visits.values { counts[visit.address, default: 0] += 1 }
      let most = counts.values.max() ?? 0
      let crowd = visits.filter { counts[$0.value.address] == most }
      leaving = Self.longestSilent(crowd) ?? Self.longestSilent(visits) ?? descriptor
    }
    visits[descriptor] = visit
    // It is as good as gone, and not to be sent away again.
    if let leaving { visits[leaving] = nil }
    return leaving
  }

  mutating func remove(_ descriptor: Int32) { visits[descriptor] = nil }

  /// The head of its request has come.
  ///
  /// - Parameter isWanted: Whether it is to be listened to on.
  mutating func speaks(_ descriptor: Int32, isWanted: Bool) {
    visits[descriptor]?.isHeadless = false
    if isWanted { visits[descriptor]?.isSilent = false }
  }

  /// It waits for its answer from now on.
  mutating func waits(_ descriptor: Int32) { visits[descriptor]?.isServed = true }

  /// It is given its answer from now on.
  mutating func isAnswered(_ descriptor: Int32, at now: Double) {
    visits[descriptor]?.isServed = false
    visits[descriptor]?.isHeadless = false
    visits[descriptor]?.isSilent = false
    visits[descriptor]?.since = now
  }

  /// Nobody else is to blame for the time that one has taken.
  mutating func forgive(_ seconds: Double) {
    for descriptor in visits.keys { visits[descriptor]?.since += seconds }
  }

  /// Those that have been waited for long enough.
  func late(at now: Double) -> [Int32] {
    let isCrowded = visits.count * 2 >= limits.connections
    return visits.filter { _, visit in
      if visit.isServed { return false }
      let patience = isCrowded ? limits.patienceInCrowd : limits.patience
      return now - visit.since
        > (visit.isHeadless ? min(patience, limits.patienceWithSilence) : patience)
    }.map(\.key)
  }

  private static func longestSilent(_ visits: [Int32: Visit]) -> Int32? {
    visits.filter(\.value.isSilent).min { $0.value.since < $1.value.since }?.key
  }

  private static func address(of descriptor: Int32) -> UInt32 {
    var name = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &name) { name in
      let isKnown = name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getpeername(descriptor, $0, &length) == 0
      }
      return isKnown ? name.pointee.sin_addr.s_addr : 0
    }
  }
}
