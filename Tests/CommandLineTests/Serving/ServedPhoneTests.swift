import Foundation
import TestSupport
import Testing

/// Tests the steps of a phone: it opens the page, sends recordings and receives their verdicts.
@Suite(.serialized)
struct ServedPhoneTests {
  private static let good = Corpus.bytes(of: "Recordings/Gallery/next-car.xml")
  private let folder = TemporaryFolder()

  @Test func `the page and its script have safe headers`() throws {
    let served = try ServedRecorder(into: folder, ["--engine", "ios"])
    let page = try #require(served.request("GET", served.path("/")))
    #expect(page.status == 200)
    #expect(page.body.contains(/content="?\/recordings"?/))
    for (name, value) in [
      "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "frame-ancestors 'none'",
      "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp",
    ] { #expect(page[header: name] == value, "\(name)") }
    let script = try #require(served.request("GET", "/recorder.js"))
    #expect(script.status == 200 && !script.body.isEmpty)
    #expect(script[header: "Content-Type"]?.contains("javascript") == true)
  }

  @Test func `a recording is saved unchanged and judged as check judges it`() throws {
    let served = try ServedRecorder(into: folder, ["--engine", "ios"])
    let answer = try #require(
      served.send(
        Self.good, token: served.newToken(), as: "Next%20car!",
        ["Origin": "http://127.0.0.1:\(served.port)"]))
    #expect(answer.status == 200 && answer.saved == "next-car.xml", "\(answer)")
    #expect((answer.object["warnings"] as? [String]) == [])
    #expect(answer.judged.map { $0["engine"] as? String } == ["seen", "ios"])
    let ios = try #require(answer.judged.last)
    #expect(ios["verdict"] as? String == "held" && ios["held"] as? Int ?? 0 >= 5, "\(ios)")
    #expect(answer.broken(on: "ios")?.isEmpty == true)
    #expect(folder.bytes(of: "next-car.xml") == Self.good)
    #expect(waits { served.terminal.contains("next-car.xml: the phone") }, "\(served.terminal)")
  }

  @Test func `a token is valid only once, and a page replaces only its own last recording`() throws
  {
    let served = try ServedRecorder(into: folder, ["--engine", "ios"])
    let token = served.newToken()
    let first = try #require(served.send(Self.good, token: token, as: "next-car"))
    let replayed = served.refused(served.send(Self.good, token: token), 403, "out of date")
    #expect(replayed.isRight && replayed.token != nil, "\(replayed.text)")
    #expect(folder.names == ["next-car.xml"])
    for _ in 0..<20 { _ = served.newToken() }
    let replaces = ["X-Flickbook-Replaces": "last"]
    let old = try #require(first.token)
    var answer = try #require(served.send(Self.good, token: old, as: "next-car", replaces))
    #expect(answer.saved == "next-car.xml", "\(answer)")
    let late = served.refused(served.send(Self.good, token: old), 403, "out of date")
    #expect(late.isRight, "\(late.text)")
    answer = try #require(
      served.send(Self.good, token: late.token ?? "", as: "next-car", replaces))
    #expect(answer.saved == "next-car.xml", "\(answer)")
    answer = try #require(served.send(Self.good, token: answer.token ?? "", as: "next-car"))
    #expect(answer.saved == "next-car-2.xml", "\(answer)")
    let noted = Array(
      String(decoding: Self.good, as: UTF8.self)
        .replacing("</recording>", with: "<!-- noted --></recording>").utf8)
    answer = try #require(
      served.send(noted, token: answer.token ?? "", as: "next-car", replaces))
    #expect(answer.saved == "next-car-2.xml", "\(answer)")
    #expect(folder.names == ["next-car-2.xml", "next-car.xml"])
    #expect(folder.bytes(of: "next-car.xml") == Self.good)
    #expect(folder.bytes(of: "next-car-2.xml") == noted)
    answer = try #require(
      served.send(Self.good, token: served.newToken(), as: "next-car", replaces))
    #expect(answer.saved == "next-car-3.xml", "\(answer)")
  }

  @Test func `the phone receives each violation, and the recording is kept`() throws {
    let served = try ServedRecorder(into: folder, ["--engine", "ios", "--engine", "textbook"])
    let answer = try #require(served.send(Self.good, token: served.newToken(), as: "next-car"))
    let broken = try #require(answer.broken(on: "textbook"))
    #expect(answer.judged.last?["verdict"] as? String == "broken", "\(answer)")
    #expect(answer.broken(on: "ios")?.isEmpty == true)
    #expect(broken.contains { $0["invariant"] == "page-label-formula" }, "\(broken)")
    #expect(!broken.contains { $0["text"]?.contains("\n") != false })
    #expect(broken.first?["text"]?.hasPrefix("expected page 2") == true, "\(broken)")
    #expect(folder.names == ["next-car.xml"])
  }

  @Test(.enabled(if: Tool.isHere("zbarimg"), "reading the QR code needs zbarimg"))
  func `the QR code in the terminal is the address`() throws {
    let served = try ServedRecorder(into: folder)
    let code = served.terminal.split(separator: "\n").filter { line in
      line.allSatisfy { "█▀▄ ".contains($0) }
    }
    let rows = code.flatMap { line in
      ["█▀", "█▄"].map { light in line.map { light.contains($0) } }
    }
    let scale = 4
    let width = try #require(rows.first?.count)
    var image = Array("P5 \(width * scale) \(rows.count * scale) 255\n".utf8)
    for row in rows {
      let line = row.flatMap { [UInt8](repeating: $0 ? 255 : 0, count: scale) }
      for _ in 0..<scale { image += line }
    }
    folder.put(bytes: image, as: "code.pgm")
    let run = try Shell(in: folder.path).run("zbarimg --quiet --raw code.pgm")
    #expect(run.output.trimmingCharacters(in: .whitespacesAndNewlines) == served.link)
  }

  @Test(arguments: [
    (["example.org"], "expected a numeric address"),
    (["1.2.3.4:99999"], "expected a numeric address"),
    (["127.0.0.1", "--engine", "iso"], "iso"), (["127.0.0.1", "--into", "x"], "--into"),
    (["203.0.113.7:1"], "this machine does not have the address"),
  ])
  func `wrong arguments are reported before anything is opened`(
    _ words: [String], _ expected: String
  ) throws {
    let run = try Program("flickbook").run(["record", "serve"] + words, folder: folder.path)
    #expect(run.code == 2 && run.errors.contains(expected), "\(run)")
  }
}
