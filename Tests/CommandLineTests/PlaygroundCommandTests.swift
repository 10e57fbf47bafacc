import TestSupport
import Testing

/// Whether the built program contains the engines for pages, which `make playground` compiles.
enum BuiltPlayground {
  static let isPresent = (try? Program("flickbook").run(["playground"]).code) == 0
}

/// Tests `playground` and the reports that contain it, with a program that has the engines for
/// pages and with a program that lacks them.
struct PlaygroundCommandTests {
  let flickbook = Program("flickbook")

  @Test(arguments: [
    ["playground"], ["playground", "--lessons"], ["record", "page", "--engine", "ios"],
  ])
  func `playground writes a page with engines, or explains how to build the engines`(
    _ words: [String]
  ) throws {
    let run = try flickbook.run(words)
    if BuiltPlayground.isPresent {
      #expect(run.code == 0 && run.errors == "")
      #expect(run.output.hasPrefix("<!doctype html>"))
    } else {
      #expect(run.code == 2 && run.output == "")
      #expect(
        run.errors == """
          flickbook: error: this program was built without the engines for pages; make playground, in the folder of Flickbook, compiles them in two minutes and builds the program with them
          help: make playground

          """)
    }
  }

  @Test
  func `a report contains a playground if and only if the program was built with the playground`()
    throws
  {
    let folder = CheckFixtures.folder()
    folder.put(Corpus.text(of: "Recordings/Bounce/pull-down-and-let-go.xml"), as: "pull.xml")
    let run = try flickbook.run(
      ["check", "pull.xml", "--engine", "ios(rubber=2)", "--html", "page.html"],
      folder: folder.path)
    #expect(run.code == 1)
    let page = try #require(folder.text(of: "page.html"))
    #expect(page.contains("id=\"playground\"") == BuiltPlayground.isPresent)
    #expect(page.contains("wasm-unsafe-eval") == BuiltPlayground.isPresent)
  }
}
