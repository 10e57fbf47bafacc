import HTTP
import Platform
import Synchronization
import TestSupport
import Testing

/// Tests a server in its own thread, with slow, large and silent clients.
@Suite(.serialized)
struct ServerTests {
  /// A service that answers `GET /` immediately, and a `POST` when the test allows it.
  private final class Desk: Service, Sendable {
    let isReady = Mutex(false)
    let count = Mutex(0)

    func admit(_ request: Request) -> Admission {
      guard request.method == "POST" else { return .answered(Response(200, text: "hello")) }
      let isLong = request.bodyLength ?? 0 > 1000
      return isLong ? .answered(Response(413, text: "too long")) : .awaited
    }

    func answer(_ request: Request, _ body: [UInt8]) -> Answer {
      count.withLock { $0 += 1 }
      return .later {
        self.isReady.withLock { $0 } ? Response(200, text: "got \(body.count)") : nil
      }
    }

    func lost(_ request: Request) {}
  }

  /// A server that runs in its own thread until it is stopped.
  private final class Running {
    let desk = Desk()
    let port: UInt16
    private let end = End()

    private final class End: Sendable {
      let isWanted = Mutex(false)
      let isReached = Mutex(false)
    }

    private struct Moved<Value>: @unchecked Sendable { let value: Value }

    init() throws {
      let listening = try Listening(on: Address(host: "127.0.0.1", port: 0))
      let server = try Server(listening, desk) {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
      port = server.address.port
      let moved = Mutex<Moved<Server>?>(Moved(value: server))
      inBackground { [end] in
        do {
          let server = moved.withLock { $0.take() }
          server?.value.run { end.isWanted.withLock { $0 } }
        }
        end.isReached.withLock { $0 = true }
      }
    }

    /// Stops the server; returns whether it ended, even with pending requests.
    func stop() -> Bool {
      end.isWanted.withLock { $0 = true }
      return waits { end.isReached.withLock { $0 } }
    }
  }

  @Test func `a slow request does not block other requests, and ends with the server`() throws {
    let running = try Running()
    let slow = Connection(port: running.port)
    slow.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc")
    #expect(waits { running.desk.count.withLock { $0 } == 1 })
    for _ in 0..<5 {
      #expect(Connection.request(running.port, "GET /")?.hasSuffix("hello\n") == true)
    }
    running.desk.isReady.withLock { $0 = true }
    #expect(slow.answer()?.hasSuffix("got 3\n") == true)
    #expect(running.desk.count.withLock { $0 } == 1, "the request is answered once")

    running.desk.isReady.withLock { $0 = false }
    let last = Connection(port: running.port)
    last.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc")
    #expect(waits { running.desk.count.withLock { $0 } == 2 })
    #expect(running.stop())
  }

  @Test func `a body that is too long is rejected with an answer that arrives`() throws {
    let running = try Running()
    let body = String(repeating: "x", count: 9 << 20)
    for _ in 0..<3 {
      let answer = try #require(Connection.request(running.port, "POST /", body: body))
      #expect(answer.hasPrefix("HTTP/1.1 413 ") && answer.hasSuffix("too long\n"))
    }
    // A client that sends `Expect` gets the answer before it sends the body.
    let polite = Connection(port: running.port)
    polite.send(
      "POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9000000\r\n\r\n")
    #expect(polite.answer()?.hasPrefix("HTTP/1.1 413 ") == true)
    #expect(running.stop())
  }

  @Test(arguments: ["127.0.0.1", "127.0.0.2"])
  func `300 silent connections do not block requests from the same or another address`(
    _ host: String
  ) throws {
    let running = try Running()
    let silent = (0..<300).map { _ in Connection(port: running.port) }
    let answer = Connection.request(running.port, "GET /", from: host)
    #expect(answer?.hasSuffix("hello\n") == true)
    // Other clients are not blocked either if new silent connections are opened as fast as old ones
    // are closed.
    for _ in 0..<20 {
      let more = (0..<20).map { Connection(port: running.port, from: "127.0.1.\($0 % 10 + 1)") }
      #expect(Connection.request(running.port, "GET /", from: host)?.hasSuffix("hello\n") == true)
      _ = more
    }
    _ = silent
    #expect(running.stop())
  }
}
