import TestSupport
import Testing

/// Outputs can be files, devices and pipes.
struct OutputTests {
  let folder = CheckFixtures.folder("a.xml")

  /// Discards stderr, where warnings about unsupported features of a format are printed. Other
  /// tests cover them.
  private func shell(_ line: String) throws -> (code: Int32, text: String) {
    let run = try folder.shell(
      ["bash", "-c", line.replacing("flickbook", with: "\"$0\""), Self.program])
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
    return (
      run.code, lines.filter { !$0.contains(": left out: ") }.joined(separator: "\n")
    )
  }

  private static let program = Program.path(of: "flickbook")

  @Test(arguments: [
    "check a.xml --results", "check a.xml --html", "check a.xml --junit", "check a.xml --sarif",
    "check a.xml --tap", "check a.xml --json", "check a.xml --markdown", "check a.xml --folders",
    "check a.xml --code-quality", "lint a.xml --sarif", "show a.xml --trace", "record page -o",
    "export a.xml --format webdriver -o", "edit mirror y a.xml -o",
    "compare a.xml --against ios --json",
  ])
  func `a device and a pipe of the shell receive the same output as a file`(_ text: String) throws {
    let file = try shell("flickbook \(text) file >shown; echo $? >code")
    #expect(file.code == 0 && file.text == "" && folder.text(of: "code") == "0\n", "\(file)")
    let whole = try #require(folder.text(of: "file"))
    #expect(!whole.isEmpty)

    let device = try shell("flickbook \(text) /dev/null >shown")
    #expect(device.code == 0 && device.text == "", "\(device)")

    // Waits for the reader of a named pipe: when it has ended, it has read everything.
    let pipe = try shell(
      "mkfifo pipe; cat pipe >piped & flickbook \(text) pipe >shown; code=$?; wait; exit $code")
    #expect(pipe.code == 0 && pipe.text == "", "\(pipe)")
    #expect(folder.text(of: "piped") == whole)

    let numbered = try shell("flickbook \(text) /dev/fd/7 7>numbered >shown")
    #expect(numbered.code == 0 && numbered.text == "", "\(numbered)")
    #expect(folder.text(of: "numbered") == whole)

    let substituted = try shell(
      "flickbook \(text) >(cat >cat) >shown; code=$?; sleep 0.3; exit $code")
    #expect(substituted.code == 0 && substituted.text == "", "\(substituted)")
    #expect(!folder.names.contains { $0.hasSuffix(".part") })
  }

  @Test func `a full device causes an error`() throws {
    let run = try shell("flickbook check a.xml --json /dev/full")
    #expect(run.code == 2)
    #expect(run.text.contains("exit 2: /dev/full: cannot write: no space left on device"))
  }
}
