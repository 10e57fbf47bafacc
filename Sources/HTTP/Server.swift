internal import CMicroHTTPD
internal import Glibc

/// Answers requests one after the other, on the thread that runs it.
///
/// Every connection has one request and a time by which it must be done, however busy it seems: a
/// body that comes a byte at a time is cut like one that does not come at all.
public final class Server {
  /// How much of everything somebody may have.
  public struct Limits: Sendable {
    public var connections: UInt32 = 96
    /// Of one address, so that one cannot keep the others out; a browser opens six.
    public var connectionsOfOne: UInt32 = 48
    /// Seconds in which a request must have come, and then its answer must have gone.
    public var patience = 20.0
    /// The same while others wait: half of all connections are in use.
    public var patienceInCrowd = 3.0

    public init() {}
  }

  public let address: Address
  private let limits: Limits
  private let service: any Service
  /// Seconds since some moment in the past.
  private let clock: () -> Double
  private var daemon: OpaquePointer?
  /// Since when each connection has been waited for.
  private var connections: [Int32: Double] = [:]

  public init(
    _ listening: consuming Listening, _ service: any Service, limits: Limits = Limits(),
    clock: @escaping () -> Double
  ) throws(Listening.Trouble) {
    address = listening.address
    self.service = service
    self.limits = limits
    self.clock = clock
    let socket = listening.release()
    // Room for the lines of a request's head; more is refused.
    daemon = cmh_start(
      socket, limits.connections, limits.connectionsOfOne, 32 * 1024, answerRequest,
      noticeConnection, endRequest, Unmanaged.passUnretained(self).toOpaque())
    if daemon == nil {
      close(socket)
      throw Listening.Trouble(description: "cannot listen on \(address): no server can be made")
    }
  }

  deinit {
    if let daemon { MHD_stop_daemon(daemon) }
  }
}

extension Server {
  /// Answers until `isOver`, which is asked several times a second.
  public func run(until isOver: () -> Bool) {
    // A client that goes away is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    while !isOver() {
      _ = MHD_run_wait(daemon, 200)
      let now = clock()
      let isCrowded = connections.count * 2 >= Int(limits.connections)
      let patience = isCrowded ? limits.patienceInCrowd : limits.patience
      for (descriptor, since) in connections where now - since > patience {
        shutdown(descriptor, Int32(SHUT_RDWR))
      }
    }
  }

  fileprivate func noticed(_ descriptor: Int32, isNew: Bool) {
    connections[descriptor] = isNew ? clock() : nil
  }

  /// A piece of a request: its head first, then its body, at last nothing.
  fileprivate func took(
    _ exchange: Exchange, _ piece: UnsafeRawBufferPointer, isFirst: Bool,
    on connection: OpaquePointer
  ) -> Bool {
    if isFirst {
      switch service.admit(exchange.request) {
      case .answered(let response): return send(response, on: connection)
      case .awaited: exchange.isAwaited = true
      }
      return true
    }
    guard exchange.isAwaited else { return true }
    if !piece.isEmpty { return exchange.take(piece) }
    exchange.isAwaited = false
    let began = clock()
    let response = service.answer(exchange.request, exchange.body)
    // Nobody else is to blame for the time this has taken.
    let spent = clock() - began
    for descriptor in connections.keys { connections[descriptor]? += spent }
    return send(response, on: connection)
  }

  fileprivate func ended(_ exchange: Exchange) {
    if exchange.isAwaited { service.lost(exchange.request) }
  }

  private func send(_ response: Response, on connection: OpaquePointer) -> Bool {
    let made = response.body.withUnsafeBytes { body in
      // An empty buffer may have no address.
      body.baseAddress.map { cmh_response($0, body.count) } ?? cmh_response("", 0)
    }
    guard let made else { return false }
    defer { MHD_destroy_response(made) }
    for header in response.headers + [("Connection", "close")] {
      MHD_add_response_header(made, header.name, header.value)
    }
    let descriptor = cmh_descriptor(connection)
    if connections[descriptor] != nil { connections[descriptor] = clock() }
    return MHD_queue_response(connection, UInt32(response.status), made) == .YES
  }
}

/// The library calls back with pointers; these give them their types.
private func answerRequest(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?,
  _ upload: UnsafePointer<CChar>?, _ uploadSize: UnsafeMutablePointer<Int>?,
  _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let url, let method, let uploadSize, let own else {
    return .NO
  }
  let server = Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
  let exchange: Exchange
  let isFirst = own.pointee == nil
  if let known = own.pointee {
    exchange = Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
  } else {
    exchange = Exchange(
      Request(
        method: String(cString: method), path: String(cString: url),
        headers: fields(of: connection, .HEADER_KIND),
        questions: fields(of: connection, .GET_ARGUMENT_KIND)))
    own.pointee = Unmanaged.passRetained(exchange).toOpaque()
  }
  let piece = UnsafeRawBufferPointer(start: upload, count: upload == nil ? 0 : uploadSize.pointee)
  guard server.took(exchange, piece, isFirst: isFirst, on: connection) else { return .NO }
  if !isFirst { uploadSize.pointee = 0 }
  return .YES
}

private func noticeConnection(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_ConnectionNotificationCode
) {
  guard let context, let connection else { return }
  Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
    .noticed(cmh_descriptor(connection), isNew: cmh_has_started(code) != 0)
}

private func endRequest(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_RequestTerminationCode
) {
  guard let context, let known = own?.pointee else { return }
  own?.pointee = nil
  let exchange = Unmanaged<Exchange>.fromOpaque(known).takeRetainedValue()
  Unmanaged<Server>.fromOpaque(context).takeUnretainedValue().ended(exchange)
}

private func fields(of connection: OpaquePointer, _ kind: MHD_ValueKind) -> [Request.Field] {
  var found: [Request.Field] = []
  withUnsafeMutablePointer(to: &found) { found in
    _ = MHD_get_connection_values(
      connection, kind,
      { context, _, name, value in
        guard let context, let name else { return .NO }
        context.assumingMemoryBound(to: [Request.Field].self).pointee.append(
          Request.Field(
            name: String(cString: name), value: value.map { String(cString: $0) } ?? ""))
        return .YES
      }, found)
  }
  return found
}
