import Foundation
import Recorder
import Testing

struct RecorderPageTests {
  /// A recorder page in which each hash is replaced by the size of the hashed text.
  private func html(_ sending: RecorderPage.Sending? = nil) -> String {
    let bytes = RecorderPage(sending: sending).html { bytes in
      let digits = String(bytes.count, radix: 16)
      return String(repeating: "0", count: 64 - digits.count) + digits
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `the page is self-contained and its policy allows no connections`() {
    let page = html()
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(page.contains("default-src &#39;none&#39;; style-src &#39;sha256-"))
    #expect(!page.contains("connect-src"))
    #expect(!page.contains("flickbook-send\" "))
    for address in ["http://", "https://", "src=", "@import", "url("] {
      // The namespace of SVG is only a name and is never loaded.
      let text = page.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!text.contains(address), "\(address)")
    }
  }

  @Test func `a page that sends contains the path and may connect only to its server`() {
    let page = html(RecorderPage.Sending(path: "/a\"b<c", token: "x&y"))
    #expect(page.contains(#"<meta name="flickbook-send" content="/a&quot;b&lt;c">"#))
    #expect(page.contains(#"<meta name="flickbook-token" content="x&amp;y">"#))
    #expect(page.contains("form-action &#39;none&#39;; connect-src &#39;self&#39;\">"))
  }

  @Test func `the policy contains the hashes of the style and the script in the page`() throws {
    let page = html()
    for name in ["style", "script"] {
      let start = try #require(page.range(of: "<\(name)>")).upperBound
      let end = try #require(page.range(of: "</\(name)>")).lowerBound
      let count = page[start..<end].utf8.count
      var hash = [UInt8](repeating: 0, count: 29)
      hash += [16, 8, 0].map { UInt8(count >> $0 & 255) }
      #expect(
        page.contains("\(name)-src &#39;sha256-\(Data(hash).base64EncodedString())&#39;"))
    }
  }

  @Test func `the script for other pages adds only one global name`() {
    // The script is ASCII, because the pages that include it may have any encoding.
    #expect(RecorderScript.bytes.allSatisfy { $0 < 0x80 })
    let script = String(decoding: RecorderScript.bytes, as: UTF8.self)
    #expect(script.hasPrefix("(() => {\n\"use strict\";\n"))
    #expect(script.hasSuffix("})();\n"))
    #expect(script.contains("globalThis.flickbook = "))
  }
}
