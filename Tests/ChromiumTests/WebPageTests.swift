import TestSupport
import Testing

@testable import Chromium

@Suite struct WebPageTests {
  @Test func `a network address is loaded exactly as typed`() throws {
    let page = try #require(WebPage("https://example.org/a?b#c"))
    #expect(page.url == "https://example.org/a?b#c")
    #expect(page.origin == "https://example.org")
    #expect(!page.isLocal)
  }

  @Test(arguments: [
    "http://localhost:3000/", "http://127.0.0.1/a", "http://app.localhost", "http://[::1]:80/",
    "https://me@localhost/",
  ])
  func `a server on this machine is trusted like a file`(_ typed: String) throws {
    #expect(try #require(WebPage(typed)).isLocal)
  }

  @Test(arguments: [
    "http://localhost.example.org/", "http://example.org/?localhost", "http://127.0.0.1.nip.io/",
    "http://localhost@example.org/", "http://128.0.0.1/",
  ])
  func `a server on another machine is not trusted`(_ typed: String) throws {
    #expect(try !#require(WebPage(typed)).isLocal)
  }

  @Test func `a file is served from its folder, with its query and fragment`() throws {
    let folder = TemporaryFolder()
    folder.put("<p>", as: "a/page 1.html")
    let page = try #require(WebPage(folder / "a/page 1.html?fault#top"))
    #expect(page.url == "http://page.localhost/page%201.html?fault#top")
    #expect(page.folder?.path.hasSuffix("/a") == true)
    #expect(page.isLocal)
  }

  @Test func `a folder and its index file are the same page`() throws {
    let folder = TemporaryFolder()
    folder.put("<p>", as: "site/index.html")
    for typed in ["site", "site/", "site/index.html"] {
      let page = try #require(WebPage(folder / typed))
      #expect(page.url == "http://page.localhost/")
    }
  }

  @Test func `the served folder contains the files to which the page links`() throws {
    let folder = TemporaryFolder()
    folder.put("<script src='../../lib/list.js'></script><img src=../a.png>", as: "a/b/page.html")
    let page = try #require(WebPage(folder / "a/b/page.html"))
    #expect(page.url == "http://page.localhost/a/b/page.html")
    folder.put("let x = 1", as: "lib/list.js")
    let answer = page.folder?.answer(PageRequest("GET", "http://page.localhost/lib/list.js"))
    guard case .response(let response) = answer else {
      Issue.record("\(String(describing: answer))")
      return
    }
    #expect(response.status == 200)
    #expect(String(decoding: response.body, as: UTF8.self) == "let x = 1")
    #expect(response.headers.first?.value == "text/javascript; charset=utf-8")
  }

  @Test(arguments: ["no-such-file.html", "", "ftp://example.org/", "/"])
  func `a file that does not exist is not a page`(_ typed: String) {
    #expect(WebPage(typed) == nil)
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/a%2F..%2F..%2Fsecret.txt", "/none.js", "/a%00.js",
  ])
  func `files outside the folder are not served`(_ path: String) throws {
    let folder = TemporaryFolder()
    folder.put("secret", as: "secret.txt")
    folder.put("<p>", as: "site/index.html")
    let page = try #require(WebPage(folder / "site"))
    let answer = page.folder?.answer(PageRequest("GET", ServedFolder.origin + path))
    guard case .response(let response) = answer else {
      Issue.record("\(String(describing: answer))")
      return
    }
    #expect(response.status == 404)
  }

  @Test func `the folder does not answer requests of other origins`() throws {
    let page = try #require(WebPage(#filePath))
    for url in [
      "http://page.localhost.example.org/", "https://page.localhost/", "http://localhost/",
    ] {
      #expect(page.folder?.answer(PageRequest("GET", url)) == nil)
    }
  }
}
