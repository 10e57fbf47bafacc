import Testing

@testable import Chromium

@Suite struct WebPageTests {
  @Test func `a network address is loaded as typed`() throws {
    let page = try #require(WebPage("https://example.org/a?b#c"))
    #expect(page.url == "https://example.org/a?b#c")
    #expect(!page.isLocal)
  }

  @Test func `the query and fragment of a file are kept`() throws {
    let page = try #require(WebPage(#filePath + "?fault#top"))
    #expect(page.url.hasPrefix("file:///"))
    #expect(page.url.hasSuffix("/WebPageTests.swift?fault#top"))
    #expect(page.isLocal)
  }

  @Test(arguments: ["no-such-file.html", "", "ftp://example.org/", "/"])
  func `a file that does not exist is not a page`(_ typed: String) {
    #expect(WebPage(typed) == nil)
  }
}
