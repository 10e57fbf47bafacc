internal import Platform

/// Tracks the open connections and their times, and selects the connection to close if there are
/// too many.
///
/// An idle connection costs the server almost nothing, but must not block other connections.
/// Therefore a new connection is accepted, and the connection that has been silent longest is
/// closed: a connection from the same address if that address has too many connections, otherwise a
/// connection from the address with the most connections.
struct Visitors {
  private var visits: [Int32: Visit] = [:]
  private let limits: Server.Limits

  private struct Visit {
    /// The time since which the server has been waiting for the client.
    var since: Double
    let address: UInt32
    /// Whether the head of the request is incomplete.
    var isHeadless = true
    /// Whether the client has sent nothing useful, so that the connection may be closed.
    var isSilent = true
    /// Whether the client waits for the server, so that no deadline applies.
    var isServed = false
  }

  init(_ limits: Server.Limits) { self.limits = limits }

  /// Adds a connection.
  ///
  /// - Returns: The connection to close, if there are too many. It can be the new connection.
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
    // The connection is being closed, and must not be selected again.
    if let leaving { visits[leaving] = nil }
    return leaving
  }

  mutating func remove(_ descriptor: Int32) { visits[descriptor] = nil }

  /// Records that the head of the request is complete.
  ///
  /// - Parameter isWanted: Whether the rest of the request is needed.
  mutating func speaks(_ descriptor: Int32, isWanted: Bool) {
    visits[descriptor]?.isHeadless = false
    if isWanted { visits[descriptor]?.isSilent = false }
  }

  /// Records that the client now waits for the response.
  mutating func waits(_ descriptor: Int32) { visits[descriptor]?.isServed = true }

  /// Records that the response is being sent.
  mutating func isAnswered(_ descriptor: Int32, at now: Double) {
    visits[descriptor]?.isServed = false
    visits[descriptor]?.isHeadless = false
    visits[descriptor]?.isSilent = false
    visits[descriptor]?.since = now
  }

  /// Extends all deadlines by the time that was spent on one request.
  mutating func forgive(_ seconds: Double) {
    for descriptor in visits.keys { visits[descriptor]?.since += seconds }
  }

  /// The connections whose deadline has passed.
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
