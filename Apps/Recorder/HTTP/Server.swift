internal import CMicroHTTPD
internal import Platform
package import Text

/// An HTTP server that answers requests one after the other, on the thread that calls `run`. Slow
/// answers are deferred, and other requests are handled in the meantime.
///
/// Every connection has one request and a deadline, which does not depend on its activity: a body
/// that arrives one byte at a time is cut off at the same time as a body that does not arrive.
package final class Server {
  /// Limits for clients.
  package struct Limits: Sendable {
    package var connections = 96
    /// Maximum number of connections per address, so that one client cannot block the other
    /// clients. A browser opens six connections.
    package var connectionsOfOne = 48
    /// Maximum time for receiving the head of a request, in seconds. The head fits in one packet.
    package var patienceWithSilence = 5.0
    /// Maximum time for receiving a request, and then for sending its response, in seconds.
    package var patience = 20.0
    /// The value of `patience` while at least half of all connections are in use.
    package var patienceInCrowd = 3.0

    package init() {}
  }

  package let address: Address
  private let service: any Service
  /// The time in seconds since an arbitrary point in the past.
  private let clock: () -> Double
  private var daemon: OpaquePointer?
  private var visitors: Visitors
  /// The suspended connections whose responses are not ready, with closures that return the
  /// responses.
  private var waiting: [(connection: OpaquePointer, poll: () -> Response?)] = []

  package init(
    _ listening: consuming Listening, _ service: any Service, limits: Limits = Limits(),
    clock: @escaping () -> Double
  ) throws(Objection) {
    address = listening.address
    self.service = service
    visitors = Visitors(limits)
    self.clock = clock
    let socket = listening.release()
    // The second number is higher than the limit, because a closed connection takes a moment to
    // disappear. The third number is the memory for the head of a request: larger heads are
    // rejected.
    daemon = cmh_start(
      socket, UInt32(limits.connections + 32), 32 * 1024, answerRequest, noticeConnection,
      endRequest, Unmanaged.passUnretained(self).toOpaque())
    if daemon == nil {
      close(socket)
      throw Objection(.unreadable, "cannot listen on \(address): no server can be made")
    }
  }

  deinit {
    // Suspended connections would prevent the daemon from stopping.
    for (connection, _) in waiting { MHD_resume_connection(connection) }
    if let daemon { MHD_stop_daemon(daemon) }
  }

  /// Answers requests until `isOver` returns true, which is called several times per second.
  package func run(until isOver: () -> Bool) {
    // Prevents a client that disconnects from ending the process.
    signal(SIGPIPE, SIG_IGN)
    while !isOver() {
      _ = MHD_run_wait(daemon, waiting.isEmpty ? 200 : 20)
      wakeAnswered()
      for descriptor in visitors.late(at: clock()) { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  /// Resumes connections whose responses are ready. The daemon then calls `took` again.
  private func wakeAnswered() {
    waiting.removeAll { connection, poll in
      guard poll() != nil else { return false }
      MHD_resume_connection(connection)
      return true
    }
  }

  fileprivate func noticed(_ descriptor: Int32, isNew: Bool) {
    guard isNew else { return visitors.remove(descriptor) }
    if let leaving = visitors.add(descriptor, at: clock()) { shutdown(leaving, Int32(SHUT_RDWR)) }
  }

  /// Handles a piece of a request. The first piece is the head, then come pieces of the body, and
  /// an empty piece is the end.
  fileprivate func took(
    _ exchange: Exchange, _ piece: UnsafeRawBufferPointer, isFirst: Bool,
    on connection: OpaquePointer
  ) -> Bool {
    switch exchange.stage {
    case .begun:
      guard isFirst else { return true }
      switch service.admit(exchange.request) {
      case .answered(let response):
        guard exchange.hasBodyToPass else { return finish(exchange, response, on: connection) }
        exchange.stage = .refused(response)
      case .awaited: exchange.stage = .awaited
      }
      visitors.speaks(cmh_descriptor(connection), isWanted: exchange.isAwaited)
      return true
    case .refused(let response):
      if !piece.isEmpty { return exchange.discard(piece) }
      return finish(exchange, response, on: connection)
    case .awaited: return piece.isEmpty ? answer(exchange, on: connection) : exchange.receive(piece)
    case .answering(let poll):
      guard let response = poll() else { return false }
      return finish(exchange, response, on: connection)
    case .done: return true
    }
  }

  private func answer(_ exchange: Exchange, on connection: OpaquePointer) -> Bool {
    let began = clock()
    let answer = service.answer(exchange.request, exchange.body)
    visitors.forgive(clock() - began)
    switch answer {
    case .now(let response): return finish(exchange, response, on: connection)
    case .later(let request):
      // The response is made once. All later calls return the same response.
      var answer: Response?
      let poll = {
        answer = answer ?? request()
        return answer
      }
      exchange.stage = .answering(poll)
      visitors.waits(cmh_descriptor(connection))
      waiting.append((connection, poll))
      MHD_suspend_connection(connection)
      return true
    }
  }

  fileprivate func ended(_ exchange: Exchange) {
    if exchange.isAwaited { service.lost(exchange.request) }
  }

  private func finish(
    _ exchange: Exchange, _ response: Response, on connection: OpaquePointer
  ) -> Bool {
    exchange.stage = .done
    let made = response.body.withUnsafeBytes { body in
      // The address of an empty buffer may be nil.
      body.baseAddress.map { cmh_response($0, body.count) } ?? cmh_response("", 0)
    }
    guard let made else { return false }
    defer { MHD_destroy_response(made) }
    for header in response.headers + [("Connection", "close")] {
      MHD_add_response_header(made, header.name, header.value)
    }
    visitors.isAnswered(cmh_descriptor(connection), at: clock())
    return MHD_queue_response(connection, UInt32(response.status), made) == .YES
  }
}

/// A callback of the library, which converts pointers of the library to types of Swift.
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
