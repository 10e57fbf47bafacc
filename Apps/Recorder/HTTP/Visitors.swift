internal import Platform

/// The open connections, their times, and which one to close if there are too many.
///
/// Idle connections cost a server nothing except their number, but must not block others. A new
/// connection is therefore accepted, and the one that has been silent longest is closed, first
/// among those of the same address, then among those of the address with the most connections.
struct Visitors {
  private var visits: [Int32: Visit] = [:]
  private let limits: Server.Limits

  private struct Visit {
    /// Since when the server has been waiting for it.
    var since: Double
    let address: UInt32
    /// Whether the head of its request is incomplete.
    var isHeadless = true
    /// Whether it has sent nothing useful, so that it may be closed.
    var isSilent = true
    /// It waits for the server, not the server for it.
    var isServed = false
  }

  init(_ limits: Server.Limits) { self.limits = limits }

  /// Adds a connection.
  ///
  /// - Returns: The connection to close in its place, which may be the new one.
  mutating func add(_ descriptor: Int32, at now: Double) -> Int32? {
    let visit = Visit(since: now, address: Self.address(of: descriptor))
    let neighbours = visits.filter { $0.value.address == visit.address }
    var leaving: Int32?
    if neighbours.count >= limits.connectionsOfOne {
      leaving = Self.longestSilent(neighbours) ?? descriptor
    } else if visits.count >= limits.connections {
      var counts: [UInt32: Int] = [:]
      for visit in visits.values { counts[visit.address, default: 0] += 1 }
      let maximum = counts.values.max() ?? 0
      let crowd = visits.filter { counts[$0.value.address] == maximum }
      leaving = Self.longestSilent(crowd) ?? Self.longestSilent(visits) ?? descriptor
    }
    visits[descriptor] = visit
    // It is being closed, and must not be selected again.
    if let leaving { visits[leaving] = nil }
    return leaving
  }

  mutating func remove(_ descriptor: Int32) { visits[descriptor] = nil }

  /// The head of its request is complete.
  ///
  /// - Parameter isWanted: Whether the rest of the request is needed.
  mutating func speaks(_ descriptor: Int32, isWanted: Bool) {
    visits[descriptor]?.isHeadless = false
    if isWanted { visits[descriptor]?.isSilent = false }
  }

  /// From now on it waits for its response.
  mutating func waits(_ descriptor: Int32) { visits[descriptor]?.isServed = true }

  /// From now on its response is being sent.
  mutating func isAnswered(_ descriptor: Int32, at now: Double) {
    visits[descriptor]?.isServed = false
    visits[descriptor]?.isHeadless = false
    visits[descriptor]?.isSilent = false
    visits[descriptor]?.since = now
  }

  /// Excludes time spent on one request from the deadlines of all others.
  mutating func forgive(_ seconds: Double) {
    for descriptor in visits.keys { visits[descriptor]?.since += seconds }
  }

  /// The connections that have exceeded their time.
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
