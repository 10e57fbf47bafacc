import Chromium
import Foundation
import Platform
import Replay
import TestSupport
import Testing

/// A page from a file runs in a browser without a sandbox, so it gets no network.
@Suite(.enabled(if: BrowserHere.isHere, BrowserHere.missing), .serialized)
struct PageNetworkTests {
  /// All ways in which a page can load an address.
  static let requests: [(name: String, script: String)] = [
    ("fetch", "fetch('http://127.0.0.1:PORT/').catch(() => {})"),
    ("name", "fetch('http://localhost:PORT/').catch(() => {})"),
    ("image", "new Image().src = 'http://127.0.0.1:PORT/'"),
    ("beacon", "navigator.sendBeacon('http://127.0.0.1:PORT/')"),
    ("socket", "new WebSocket('ws://127.0.0.1:PORT/')"),
    (
      "frame",
      "document.body.append(Object.assign(document.createElement('iframe'), "
        + "{src: 'http://127.0.0.1:PORT/'}))"
    ),
    (
      "worker",
      "new Worker(URL.createObjectURL(new Blob("
        + "[\"fetch('http://127.0.0.1:PORT/').catch(() => {})\"])))"
    ),
    (
      "worker's script",
      "new Worker(URL.createObjectURL(new Blob("
        + "[\"try { importScripts('http://127.0.0.1:PORT/') } catch {}\"])))"
    ),
  ]

  private func errors(
    _ script: String, _ port: UInt16, allowsNetwork: Bool
  ) throws -> [PageError] {
    let folder = TemporaryFolder()
    let browsers = BrowserHere.browsers(in: folder, allowsNetwork: allowsNetwork)
    defer { browsers.close() }
    return try pageErrors(script.replacing("PORT", with: "\(port)"), in: folder, browsers)
  }

  @Test(arguments: requests.indices)
  func `a page from a file cannot reach any address, and each attempt is reported`(
    _ index: Int
  ) throws {
    let request = Self.requests[index]
    let listener = try Listener(SOCK_STREAM)
    // The error of a worker may arrive after the recording has ended, so the recording is repeated.
    var errors: [PageError] = []
    for _ in 0..<20 where errors.isEmpty {
      errors = try self.errors(request.script, listener.port, allowsNetwork: false)
    }
    #expect(!listener.isReached(within: 0))
    #expect(errors.map(\.kind) == [.request], "\(errors)")
    #expect(
      errors.first?.text.hasPrefix(
        "blocked, because a local page has no network without --page-network, for ")
        == true,
      "\(errors)")
    #expect(errors.first?.text.contains(":\(listener.port)/") == true, "\(errors)")
  }

  @Test(arguments: requests.indices)
  func `a page with the option for the network reaches every address`(_ index: Int) throws {
    let listener = try Listener(SOCK_STREAM)
    let answered = listener.answerOnce()
    _ = try? errors(Self.requests[index].script, listener.port, allowsNetwork: true)
    #expect(answered.wait(timeout: .now() + .seconds(60)) == .success)
  }

  /// WebRTC sends to an address that the script contains, without a request.
  static let callScript = """
    (async () => {
      const [a, b] = [new RTCPeerConnection(), new RTCPeerConnection()];
      a.createDataChannel('x');
      await a.setLocalDescription(await a.createOffer());
      await b.setRemoteDescription(a.localDescription);
      await b.setLocalDescription(await b.createAnswer());
      await a.setRemoteDescription(b.localDescription);
      await a.addIceCandidate({
        candidate: 'candidate:1 1 udp 2122260223 127.0.0.1 PORT typ host', sdpMid: '0',
        sdpMLineIndex: 0,
      });
    })()
    """

  @Test(arguments: [false, true])
  func `WebRTC reaches an address only with the option for the network`(_ allowsNetwork: Bool)
    throws
  {
    let listener = try Listener(SOCK_DGRAM)
    _ = try errors(Self.callScript, listener.port, allowsNetwork: allowsNetwork)
    #expect(listener.isReached(within: 0) == allowsNetwork)
  }
}

/// A local socket that answers only on request of the test.
private final class Listener: Sendable {
  let port: UInt16
  private let descriptor: Int32

  init(_ type: __socket_type) throws {
    let descriptor = socket(AF_INET, Int32(type.rawValue), 0)
    self.descriptor = descriptor
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    inet_pton(AF_INET, "127.0.0.1", &name.sin_addr)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &name) { name in
      name.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
      }
    }
    try #require(isBound)
    if type == SOCK_STREAM { listen(descriptor, 16) }
    port = UInt16(bigEndian: name.sin_port)
  }

  deinit { close(descriptor) }

  /// Answers the first connection, so that the page does not wait until its timeout.
  ///
  /// - Returns: The semaphore that is signalled after the answer.
  func answerOnce() -> DispatchSemaphore {
    let answered = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      guard isReached(within: 60_000) else { return }
      let connection = accept(descriptor, nil, nil)
      let answer = Array("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n".utf8)
      _ = answer.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      close(connection)
      answered.signal()
    }
    return answered
  }

  /// Whether a connection or a message reached the socket within this many milliseconds.
  func isReached(within milliseconds: Int32) -> Bool {
    var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&question, 1, milliseconds) > 0
  }
}
