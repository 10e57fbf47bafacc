import Foundation
import TestSupport
import Testing

/// Tests requests that the recorder's server must refuse without ceasing to serve.
@Suite(.serialized)
struct ServedRefusalTests {
  private static let good = Corpus.bytes(of: "Recordings/Gallery/next-car.xml")
  private let folder = TemporaryFolder()

  @Test func `without a valid token, no page opens and no recording is saved`() throws {
    let served = try ServedRecorder(into: folder)
    let opening = served.openingToken
    for path in [
      "/", "/?t=", "/?t=" + String(repeating: "0", count: 32), "/?t=\(opening)&t=\(opening)",
    ] {
      let answer = served.request("GET", path)
      #expect(answer?.status == 403 && answer?.body.contains("token") == true, "\(path)")
    }
    func refuses(_ token: String, _ text: String) {
      let refusal = served.refused(served.send(Self.good, token: token), 403, text)
      #expect(refusal.isRight, "\(refusal.text)")
    }
    refuses("", "token is missing")
    refuses(String(repeating: "f", count: 32), "token is missing, wrong")
    refuses(opening, "token is missing, wrong")
    let forged = served.newToken().prefix(16) + String(repeating: "0", count: 16)
    let refusal = served.refused(
      served.send(Self.good, token: String(forged)), 403, "token is missing, wrong")
    #expect(refusal.isRight && refusal.token == nil, "a forged token must not give a valid one")
    let none = served.request(
      "POST", "/recordings", ["Content-Type": "application/xml"], body: Self.good)
    #expect(served.refused(none, 403, "token is missing").isRight)
    #expect(folder.names.isEmpty)
  }

  @Test func `a request from another site or without a recording is rejected`() throws {
    let served = try ServedRecorder(into: folder)
    var token = served.newToken()
    let evil = served.refused(
      served.send(Self.good, token: token, ["Origin": "http://evil.example"]), 403,
      "only the recorder page")
    #expect(evil.isRight, "\(evil.text)")
    let cases: [(body: [UInt8], headers: [String: String], status: Int, words: String)] = [
      (Self.good, ["Content-Type": "text/html"], 415, "Content-Type"), ([], [:], 400, "empty"),
      (Array("hello".utf8), [:], 400, "error:"), (Self.good.dropLast(40), [:], 400, "error:"),
      ([UInt8](repeating: 0, count: 5000), [:], 400, "error:"),
      (Self.good, ["Transfer-Encoding": "chunked", "Content-Length": "5"], 411, "length"),
    ].map { (Array($0.0), $0.1, $0.2, $0.3) }
    for (body, headers, status, text) in cases {
      let refusal = served.refused(served.send(body, token: token, headers), status, text)
      #expect(refusal.isRight, "\(refusal.text)")
      token = refusal.token ?? token
    }
    for host in ["evil.example", "evil.example:\(served.port)", "127.0.0.1:1", "127.0.0.1"] {
      #expect(served.request("GET", served.path("/"), host: host)?.status == 403, "\(host)")
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `the server answers only requests for the page and its script, and posts`() throws {
    let served = try ServedRecorder(into: folder)
    for path in [
      "/index.html", "/recordings/next-car.xml", "/..", "/../../etc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/recordings/", "/Recorder.js", "/recorder.js/",
      "/%00", "/\\..\\x", "*",
    ] {
      let status = served.request("GET", served.path(path))?.status
      #expect(status == 400 || status == 404, "\(path)")
    }
    for (method, path, allowed) in [
      ("POST", "/", "GET"), ("PUT", "/recordings", "POST"), ("GET", "/recordings", "POST"),
      ("DELETE", "/recorder.js", "GET"), ("OPTIONS", "/recordings", "POST"), ("HEAD", "/", "GET"),
      ("BREW", "/", "GET"),
    ] {
      let answer = served.request(method, served.path(path), body: [])
      #expect(answer?.status == 405 && answer?[header: "Allow"] == allowed, "\(method) \(path)")
    }
  }

  @Test func `a path in the name of a recording becomes a plain name`() throws {
    let served = try ServedRecorder(into: folder)
    for (name, saved) in [
      ("..%2F..%2Fetc%2Fpasswd", "etc-passwd.xml"), ("%2Ftmp%2Fx", "tmp-x.xml"),
      ("a%00b.XML", "a-b.xml"),
      (String(repeating: "x", count: 300), String(repeating: "x", count: 60) + ".xml"),
      ("", "recording.xml"),
    ] {
      let answer = served.send(Self.good, token: served.newToken(), as: name)
      #expect(answer?.saved == saved, "\(name)")
      folder.remove(saved)
    }
    #expect(folder.names.isEmpty)
  }

  /// A server accepts at most sixty recordings per minute, so the test starts a server for every
  /// sixty files.
  @Test func `malformed and hostile files are rejected`() throws {
    for first in stride(from: 0, to: Corpus.malformed.count, by: 60) {
      let served = try ServedRecorder(into: folder)
      var token = served.newToken()
      for file in Corpus.malformed[first..<min(first + 60, Corpus.malformed.count)] {
        let refusal = served.refused(
          served.send(Corpus.bytes(of: file), token: token), 400, "error:")
        #expect(refusal.isRight, "\(file): \(refusal.text)")
        token = refusal.token ?? token
      }
      #expect(served.interrupt())
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `recordings are rejected if they are more per minute than a user can make`() throws {
    let served = try ServedRecorder(into: folder)
    var token = served.newToken()
    // The test sends invalid recordings until the server rejects one because of their number, so it
    // does not depend on the speed of the machine.
    let isCrowded = waits {
      let answer = served.send(Array("hello".utf8), token: token)
      let kept = token
      token = answer?.token ?? token
      return answer?.status == 429 && answer?.error.contains("try again in") == true
        && token == kept
    }
    #expect(isCrowded, "the sender is refused and keeps its token")
    #expect(folder.names.isEmpty)
  }
}
