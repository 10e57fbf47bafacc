import TestSupport
import Testing
import Text

@testable import Chromium

/// Tests the cookies and storage of a page's user, in the file format of Playwright.
@Suite struct StorageStateTests {
  private func state(_ text: String) throws -> StorageState {
    let folder = TemporaryFolder()
    folder.put(text, as: "state.json")
    return try StorageState(file: folder / "state.json")
  }

  private static let usual = """
    {"cookies":[{"name":"s","value":"1","domain":"localhost","path":"/a","expires":1000,
     "httpOnly":true,"secure":false,"sameSite":"Lax"}],
     "origins":[{"origin":"http://localhost:3000","localStorage":[{"name":"token","value":"t\\"1"}]},
     {"origin":"https://a.example","localStorage":[]}]}
    """

  @Test func `cookies are set without their expiration times`() throws {
    let cookies = try state(Self.usual).cookies(isServed: false).text
    #expect(
      cookies
        == #"[{"name":"s","value":"1","domain":"localhost","path":"/a","httpOnly":true,"secure":false,"sameSite":"Lax"}]"#
    )
  }

  @Test func `the state of localhost also applies to a page loaded from a file`() throws {
    let state = try state(Self.usual)
    #expect(state.cookies(isServed: true).text.contains(#""domain":"page.localhost""#))
    #expect(state.script(isServed: true).contains(#"["http://page.localhost","token","t\"1"]"#))
    #expect(!state.script(isServed: false).contains("page.localhost"))
    #expect(state.origins == ["http://localhost:3000"])
  }

  @Test(arguments: [
    "{}", "[]", "", #"{"cookies":[{"name":"s"}]}"#,
    #"{"origins":[{"origin":"http://a","localStorage":[],"indexedDB":[{"name":"x"}]}]}"#,
  ])
  func `a file without the state of a user is rejected`(_ text: String) {
    #expect(throws: Objection.self) { try state(text) }
  }
}
