import TestSupport
import Testing

/// Tests `record page` and `record script` of the built program.
struct RecorderCommandTests {
  let flickbook = Program("flickbook")

  @Test(arguments: ["page", "script"])
  func `the output in a file equals the output on stdout`(_ verb: String) throws {
    let folder = TemporaryFolder()
    let shown = try flickbook.run(["record", verb])
    #expect(shown.code == 0)
    #expect(try flickbook.run(["record", verb, "-o", "-"]) == shown)
    // The second run replaces the first run's file.
    for _ in 0..<2 {
      let run = try flickbook.run(["record", verb, "-o", folder / "page"])
      #expect(run.output == "" && run.errors == "" && run.code == 0)
    }
    #expect(folder.text(of: "page") == shown.output)
  }

  @Test func `record page prints an HTML page, and record script prints a script`() throws {
    #expect(try flickbook.run(["record", "page"]).output.hasPrefix("<!doctype html>"))
    #expect(try flickbook.run(["record", "script"]).output.hasPrefix("(() => {"))
  }

  @Test func `a file that cannot be written is reported`() throws {
    let run = try flickbook.run(["record", "page", "-o", TemporaryFolder() / "no/recorder.html"])
    #expect(run.code == 2)
    #expect(run.errors.contains("no/recorder.html"))
  }

  @Test(arguments: [
    (["andriod"], "unknown engine \"andriod\": did you mean \"android\"?"),
    (["seen"], "expected an engine that runs in a page: ios, android, clamping or textbook"),
    (["ios", "android", "ios"], "3 engines, expected one, or two that take turns"),
    (["ios(slopp=3)"], "engine ios has no setting \"slopp\""),
  ])
  func `record page rejects an engine that cannot scroll the scenes`(
    _ typed: [String], _ text: String
  ) throws {
    let run = try flickbook.run(
      ["record", "page"] + typed.flatMap { ["--engine", $0] })
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  @Test(.enabled(if: BuiltPlayground.isPresent))
  func `an engine option with several settings names one engine`() throws {
    let page = try flickbook.run([
      "record", "page", "--engine", "ios(slop=3,rate=0.99)", "--engine", "android",
    ]).output
    #expect(
      page.contains("[{&quot;name&quot;:&quot;ios(slop=3,rate=0.99)&quot;,&quot;index&quot;:0"))
    #expect(page.contains("{&quot;name&quot;:&quot;android&quot;,&quot;index&quot;:1"))
  }
}
