internal import Files
internal import HTTP
internal import Platform
@testable internal import Recorder
internal import Text

/// A name that is posted with a recording must become a valid file name without a folder.
func readName(_ bytes: [UInt8]) throws(Contradiction) {
  let name = PostedName(String(decoding: bytes, as: UTF8.self)).text
  let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
  guard !name.isEmpty, name.count <= 70, name.allSatisfy(letters.contains), name.first != "-" else {
    throw Contradiction("the name \(name.debugDescription)")
  }
  guard name + ".xml" != Suite.fileName else { throw Contradiction("the name of a suite") }
}

/// A server with arbitrary input must answer in HTTP or not at all, and must not read more of a
/// body than was announced.
func readPost(_ bytes: [UInt8]) throws(Contradiction) {
  let desk = Desk()
  let server: Server
  do throws(Objection) {
    // The clock advances by a second each time it is read, so the server soon cuts off a client
    // that sends nothing more.
    var limits = Server.Limits()
    (limits.patienceWithSilence, limits.patience, limits.patienceInCrowd) = (1, 1, 1)
    var seconds = 0.0
    server = try Server(
      Listening(on: Address(host: "127.0.0.1", port: 0)), desk, limits: limits
    ) {
      seconds += 1
      return seconds
    }
  } catch {
    throw Contradiction(error.message)
  }
  let client = Client(port: server.address.port)
  client.send(bytes)
  server.run { client.isAnswered }
  guard client.answer.isEmpty || client.answer.starts(with: Array("HTTP/1.".utf8)) else {
    throw Contradiction("an answer that is not HTTP")
  }
  guard !desk.isContradicted else { throw Contradiction("more of a body than was announced") }
}

/// A service that reads everything in a request that the recorder reads.
private final class Desk: Service {
  var isContradicted = false

  func admit(_ request: Request) -> Admission {
    _ = (request.header("Host"), request.header("Origin"), request.question("t"))
    _ = PostedName(request.header("X-Flickbook-Name"))
    let length = request.bodyLength ?? -1
    return request.method == "POST" && (0...1000).contains(length)
      ? .awaited : .answered(Response(404, text: "not found"))
  }

  func answer(_ request: Request, _ body: [UInt8]) -> Answer {
    if body.count > request.bodyLength ?? 0 { isContradicted = true }
    return .now(Response(200, text: "\(body.count)"))
  }

  func lost(_ request: Request) {}
}

/// A connection that sends all input at once and then reads.
private final class Client {
  private let descriptor: Int32
  private(set) var answer: [UInt8] = []

  init(port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    inet_pton(AF_INET, "127.0.0.1", &name.sin_addr)
    _ = withUnsafePointer(to: &name) { name in
      name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes {
      Platform.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Reads the answer so far; returns whether the server has closed the connection.
  var isAnswered: Bool {
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(descriptor, &piece, piece.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { return count == 0 || errno != EAGAIN && errno != EINTR }
      answer += piece[..<count]
    }
  }
}
