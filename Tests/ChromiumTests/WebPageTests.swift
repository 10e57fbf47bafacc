import Testing

@testable import Chromium

@Suite struct WebPageTests {
  @Test func `an address of the network is loaded as it is typed`() throws {
    let page = try #require(WebPage("https://example.org/a?b#c"))
    #expect(page.url == "https://example.org/a?b#c")
    #expect(!page.isLocal)
  }

  @Test func `a file keeps what stands behind its name`() throws {
    let page = try #require(WebPage(#filePath + "?fault#top"))
    #expect(page.url.hasPrefix("file:///"))
    #expect(page.url.hasSuffix("/WebPageTests.swift?fault#top"))
    #expect(page.isLocal)
  }

  @Test(arguments: ["no-such-file.html", "", "ftp://example.org/", "/"])
  func `what is not there is no page`(_ typed: String) {
    #expect(WebPage(typed) == nil)
  }
}
