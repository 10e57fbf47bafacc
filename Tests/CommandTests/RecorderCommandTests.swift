import TestSupport
import Testing

/// `recorder`, by the built program.
struct RecorderCommandTests {
  let flickbook = Program("flickbook")

  @Test(arguments: [[], ["--script"]])
  func `what goes into a file is what goes to stdout`(_ options: [String]) throws {
    let folder = TemporaryFolder()
    let shown = try flickbook.run(["recorder"] + options)
    #expect(shown.code == 0)
    #expect(try flickbook.run(["recorder", "-o", "-"] + options) == shown)
    // The second time it replaces what it has written.
    for _ in 0..<2 {
      let run = try flickbook.run(["recorder", "-o", folder / "page"] + options)
      #expect(run.output == "" && run.errors == "" && run.code == 0)
    }
    #expect(folder.text(of: "page") == shown.output)
  }

  @Test func `the script is another text than the page`() throws {
    #expect(try flickbook.run(["recorder"]).output.hasPrefix("<!doctype html>"))
    #expect(try flickbook.run(["recorder", "--script"]).output.hasPrefix("(() => {"))
  }

  @Test func `a file that cannot be written is said`() throws {
    let run = try flickbook.run(["recorder", "-o", TemporaryFolder() / "no/recorder.html"])
    #expect(run.code == 2)
    #expect(run.errors.contains("no/recorder.html"))
  }

  @Test(arguments: [
    ("ios,andriod", "unknown engine \"andriod\": did you mean \"android\"?"),
    ("seen", "expected an engine that runs in a page: ios, android, clamping or textbook"),
    ("ios,android,ios", "3 engines, expected one, or two that take turns"),
    ("ios(slopp=3)", "engine ios has no setting \"slopp\""),
  ])
  func `an engine that cannot scroll the scenes is refused`(_ typed: String, _ words: String) throws
  {
    let run = try flickbook.run(["recorder", "--engine", typed])
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test(.enabled(if: BuiltPlayground.isPresent))
  func `settings with commas name one engine`() throws {
    let page = try flickbook.run(["recorder", "--engine", "ios(slop=3,rate=0.99),android"]).output
    #expect(
      page.contains("[{&quot;name&quot;:&quot;ios(slop=3,rate=0.99)&quot;,&quot;index&quot;:0"))
    #expect(page.contains("{&quot;name&quot;:&quot;android&quot;,&quot;index&quot;:1"))
  }
}
