import Foundation
import Synchronization
import TestSupport
import Testing

/// Requests that are too large, too slow or too many at once.
@Suite(.serialized)
struct ServedLoadTests {
  private static let good = Corpus.bytes(of: "Recordings/Gallery/next-car.xml")
  private let folder = TemporaryFolder()

  private func head(_ served: ServedRecorder, _ token: String, length: Int) -> String {
    "POST /recordings HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\nContent-Type: application/xml\r\n"
      + "X-Flickbook-Token: \(token)\r\nContent-Length: \(length)\r\n\r\n"
  }

  @Test
  func `the server rejects a body of a gigabyte before reading it, and needs no memory for it`()
    throws
  {
    let served = try ServedRecorder(into: folder)
    var token = served.newToken()
    let before = served.peakKilobytes
    let declared = served.request(
      "POST", "/recordings",
      [
        "Content-Type": "application/xml", "X-Flickbook-Token": token,
        "Content-Length": "\(1 << 30)",
      ])
    let refusal = served.refused(declared, 413, "the limit is 8 MB")
    #expect(refusal.isRight, "\(refusal.text)")
    token = refusal.token ?? token
    let connection = Connection(port: served.port)
    connection.send(head(served, token, length: 1 << 30))
    let piece = [UInt8](repeating: 32, count: 1 << 20)
    let isCut = (0..<1024).contains { _ in !connection.send(bytes: piece) }
    #expect(isCut, "the server reads a gigabyte")
    #expect(served.peakKilobytes <= before + 20_000)
  }

  @Test
  func `the server ends connections with a slow body or a slow head, and the token stays valid`()
    throws
  {
    let served = try ServedRecorder(into: folder)
    let token = served.newToken()
    let slow = Connection(port: served.port)
    let lazy = Connection(port: served.port)
    slow.send(head(served, token, length: 100_000))
    var (bodyEnds, headEnds) = (false, false)
    let isCut = waits {
      bodyEnds = bodyEnds || !slow.send(bytes: Array("<".utf8))
      headEnds = headEnds || !lazy.send(bytes: Array("G".utf8))
      return bodyEnds && headEnds
    }
    #expect(isCut, "body cut: \(bodyEnds), head cut: \(headEnds)")
    #expect(waits { served.terminal.contains("an upload was interrupted") }, "\(served.terminal)")
    #expect(served.send(Self.good, token: token, as: "after-all")?.saved == "after-all.xml")
  }

  @Test func `phones are served despite many silent connections, which the server ends`() throws {
    let served = try ServedRecorder(into: folder)
    let silent = (0..<100).map { _ in Connection(port: served.port, from: "127.0.0.2") }
    let answers = Mutex<[Int?]>([])
    let (port, path) = (served.port, served.path("/"))
    for _ in 0..<100 {
      inBackground {
        let answer = ServedAnswer(Connection.request(port, "GET \(path)"))
        answers.withLock { $0.append(answer?.status) }
      }
    }
    #expect(waits { answers.withLock { $0.count } == 100 })
    let got = answers.withLock { $0.compactMap(\.self) }
    #expect(got.count >= 40 && Set(got) == [200], "\(got.count) of 100 were answered: \(Set(got))")
    for connection in silent { #expect(connection.waitsForEnd()) }
    #expect(served.open() && served.interrupt())
  }
}
