import TestSupport
import Testing
import Text

@testable import Chromium

/// Tests the answers that a page gets from the saved requests of a HAR file.
@Suite struct HARArchiveTests {
  private func entry(
    _ url: String, _ content: String, method: String = "GET", status: Int = 200,
    body: String? = nil, more: String = ""
  ) -> String {
    let data = body.map { ",\"postData\":{\"mimeType\":\"text/plain\",\"text\":\"\($0)\"}" } ?? ""
    return """
      {"request":{"method":"\(method)","url":"\(url)","headers":[]\(data)},
       "response":{"status":\(status),"statusText":"","headers":[
         {"name":"content-type","value":"text/plain"},{"name":"Content-Encoding","value":"gzip"},
         {"name":"Set-Cookie","value":"a=1\\nb=2"},{"name":":status","value":"200"}],
        "content":{"mimeType":"text/plain",\(content)}\(more)}}
      """
  }

  private func archive(_ entries: [String], in folder: TemporaryFolder) throws -> HARArchive {
    folder.put("{\"log\":{\"entries\":[\(entries.joined(separator: ","))]}}", as: "a.har")
    return try HARArchive(file: folder / "a.har")
  }

  private func text(_ answer: RequestAnswer?) -> String {
    switch answer {
    case nil: "none"
    case .network?: "network"
    case .failure(let reason)?: "fails: \(reason)"
    case .response(let response)?:
      "\(response.status) \(String(decoding: response.body, as: UTF8.self))"
    }
  }

  @Test func `repeated requests get their answers in order, and then always the last answer`()
    throws
  {
    let folder = TemporaryFolder()
    let har = try archive(
      [
        entry("https://a.example/x#top", #""text":"one""#),
        entry("https://a.example/x", #""text":"dHdv","encoding":"base64""#),
      ], in: folder)
    let request = PageRequest("GET", "https://a.example/x")
    #expect(
      (0..<4).map { text(har.answer(request, after: $0)) } == ["200 one"]
        + Array(repeating: "200 two", count: 3))
    #expect(text(har.answer(PageRequest("POST", "https://a.example/x"), after: 0)) == "none")
    #expect(text(har.answer(PageRequest("GET", "https://a.example/y"), after: 0)) == "none")
  }

  @Test func `answers lack headers about the encoding, and have a header for each cookie`() throws {
    let folder = TemporaryFolder()
    let har = try archive([entry("http://a.example/", #""text":"x""#)], in: folder)
    guard
      case .response(let response)? = har.answer(PageRequest("GET", "http://a.example/"), after: 0)
    else {
      Issue.record("no response")
      return
    }
    #expect(
      response.headers.map { "\($0.name): \($0.value)" }
        == ["content-type: text/plain", "Set-Cookie: a=1", "Set-Cookie: b=2"])
  }

  @Test func `the body of a request selects its answer`() throws {
    let folder = TemporaryFolder()
    let har = try archive(
      [
        entry("http://a.example/", #""text":"one""#, method: "POST", body: "1"),
        entry("http://a.example/", #""text":"two""#, method: "POST", body: "2"),
      ], in: folder)
    let request = PageRequest("POST", "http://a.example/", body: "2")
    #expect(text(har.answer(request, after: 0)) == "200 two")
  }

  @Test func `a redirect and a failed request are answered as recorded`() throws {
    let folder = TemporaryFolder()
    let har = try archive(
      [
        entry(
          "http://a.example/old", #""text":"""#, status: 302, more: ",\"redirectURL\":\"/new\""),
        entry("http://a.example/gone", #""text":"""#, status: -1),
      ], in: folder)
    guard
      case .response(let response)? = har.answer(
        PageRequest("GET", "http://a.example/old"), after: 0)
    else {
      Issue.record("no response")
      return
    }
    #expect(response.headers.contains { $0 == ("Location", "/new") })
    #expect(
      text(har.answer(PageRequest("GET", "http://a.example/gone"), after: 0)) == "fails: Failed")
  }

  @Test func `bodies are read only from files beside the HAR file`() throws {
    let folder = TemporaryFolder()
    folder.put("body", as: "b1.txt")
    let har = try archive([entry("http://a.example/", #""_file":"b1.txt""#)], in: folder)
    #expect(text(har.answer(PageRequest("GET", "http://a.example/"), after: 0)) == "200 body")
    #expect(throws: Objection.self) {
      try archive([entry("http://a.example/", #""_file":"../b1.txt""#)], in: folder)
    }
  }

  @Test(
    .enabled(if: Tool.isHere("python3"), "python3 is not installed"),
    arguments: ["stored", "deflated"], [1, 70_000])
  func `a zip archive is read like its files`(_ form: String, _ size: Int) throws {
    let folder = TemporaryFolder()
    let body = String((0..<size).map { Character(Unicode.Scalar(UInt8(97 + $0 * $0 / 7 % 26))) })
    folder.put(body, as: "b1.txt")
    _ = try archive([entry("http://a.example/", #""_file":"b1.txt""#)], in: folder)
    let script =
      "import zipfile as z;a=z.ZipFile('a.zip','w',z.ZIP_\(form.uppercased()));a.write('b1.txt');"
      + "a.write('a.har','har.har');a.close()"
    #expect(Tool.answers("cd '\(folder.path)' && python3 -c \"\(script)\""))
    let har = try HARArchive(file: folder / "a.zip")
    #expect(text(har.answer(PageRequest("GET", "http://a.example/"), after: 0)) == "200 " + body)
  }

  @Test(arguments: [
    "{}", "[]", "", #"{"log":{}}"#, "PK\u{3}\u{4}", "PK\u{3}\u{4}aaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  ])
  func `a file that is not a HAR file is rejected`(_ text: String) {
    let folder = TemporaryFolder()
    folder.put(text, as: "a.har")
    #expect(throws: Objection.self) { try HARArchive(file: folder / "a.har") }
  }

  @Test func `damaged compressed data is rejected`() {
    for seed in 0..<2000 as Range<UInt64> {
      var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      let bytes = (0..<40).map { _ in
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return UInt8(truncatingIfNeeded: state)
      }
      var inflation = Inflation(bytes[...], maximum: 1 << 16)
      if let result = inflation.run() { #expect(result.count <= 1 << 16) }
    }
  }
}
