import Chromium
import Model
import Replay
import Testing
import TestSupport

/// Tests the errors that a page reports during a replay.
@Suite(.enabled(if: BrowserHere.isHere, BrowserHere.missing), .serialized)
struct PageErrorTests {
  /// The errors that a page with this script reports while a finger drags its list.
  private func errors(_ script: String) throws -> [PageError] {
    let folder = TemporaryFolder()
    let browsers = BrowserHere.browsers(in: folder)
    defer { browsers.close() }
    return try pageErrors(script, in: folder, browsers)
  }

  private func touched(_ script: String) -> String {
    "rows.addEventListener('touchstart', () => { \(script) })"
  }

  @Test func `a page without errors reports none`() throws {
    #expect(try errors("console.log('fine'); console.warn('nearly')") == [])
  }

  @Test(arguments: [
    ("throw new TypeError('no row')", PageError.Kind.exception, "TypeError: no row, at page.html"),
    (
      "setTimeout(() => { throw new Error('late') }, 20)", PageError.Kind.exception,
      "Error: late, at page.html"
    ),
    ("Promise.reject(new Error('no'))", PageError.Kind.rejection, "Error: no, at page.html"),
    ("console.error('bad', 7)", PageError.Kind.console, "bad 7, at page.html"),
    ("console.assert(false, 'odd')", PageError.Kind.console, "odd, at page.html"),
    (
      "new Image().src = 'missing.png'", PageError.Kind.answer,
      "404 Not Found for missing.png"
    ),
  ])
  func `an error caused by a touch is reported once`(
    _ script: String, _ kind: PageError.Kind, _ text: String
  ) throws {
    let errors = try errors(touched(script))
    #expect(errors.map(\.kind) == [kind], "\(errors)")
    #expect(errors.first?.text.hasPrefix(text) == true, "\(errors)")
  }

  @Test func `the scene of a page contains its scrolling elements`() throws {
    let folder = TemporaryFolder()
    let browsers = BrowserHere.browsers(in: folder)
    defer { browsers.close() }
    folder.put(
      """
      <!DOCTYPE html><meta name="viewport" content="width=device-width"><style>body{margin:0}</style>
      <div style="height:100px"></div>
      <div id="rows" style="height:300px;overflow-y:scroll"><div style="height:5000px">
        <div style="width:100px;height:50px;overflow:auto"><div style="width:700px;height:9px"></div></div>
      </div></div>
      """, as: "page.html")
    let page = try #require(WebPage(folder / "page.html"))
    let scene = try browsers.scene(
      of: page, in: Window(size: Size(width: 320, height: 480), scale: 2))
    #expect(scene.views.map(\.id) == ["page", "rows", "div-2"])
    #expect(scene.views.map(\.inside) == [nil, 0, 1])
    #expect(scene.views[1].frame == Rectangle(x: 0, y: 100, width: 320, height: 300))
    #expect(scene.views[1].content == Size(width: 320, height: 5000))
    #expect(scene.views[2].content.width == 700)
  }
}
