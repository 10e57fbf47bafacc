import TestSupport
import Testing

/// Tests `demo`, the first output that a new user sees.
struct DemoTests {
  let flickbook = Program("flickbook")

  private func demo(_ folder: TemporaryFolder, _ words: [String] = []) throws -> Program.Ending {
    try flickbook.run(
      ["demo"] + words, folder: folder.path,
      environment: ["LANG": "C.UTF-8", "GITHUB_ACTIONS": "true", "CI": "true"])
  }

  @Test func `the demo prints the reviewed text, writes only into its folder and succeeds`() throws
  {
    let folder = TemporaryFolder()
    let run = try demo(folder)
    #expect(run.output == (try Golden("demo.txt").text(renewedBy: run.output)))
    #expect(run.errors == "" && run.code == 0)
    #expect(folder.names == ["flickbook-demo"])
    #expect(
      folder.text(of: "flickbook-demo/pull.xml")
        == Corpus.text(of: "Recordings/Bounce/pull-down-and-let-go.xml"))
    #expect(folder.text(of: "flickbook-demo/report.html")?.contains("overscroll-damped") == true)
  }

  @Test func `the demo fits 80 columns, except commands of check that are meant to be pasted`()
    throws
  {
    let run = try demo(TemporaryFolder(), ["--ascii"])
    let wide = run.output.split(separator: "\n").filter {
      $0.count > 80 && !$0.contains("flickbook ")
    }
    #expect(wide == [])
    #expect(run.output.utf8.allSatisfy { $0 < 128 })
  }

  @Test func `the demo never replaces a file`() throws {
    let folder = TemporaryFolder()
    #expect(try demo(folder).code == 0)
    #expect(try demo(folder).code == 0)
    #expect(folder.names == ["flickbook-demo", "flickbook-demo-2"])
    let before = folder.bytes(of: "flickbook-demo/report.html")
    folder.put("mine", as: "flickbook-demo/pull.xml")
    let run = try demo(folder, ["-o", "flickbook-demo"])
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains("-o"))
    #expect(folder.text(of: "flickbook-demo/pull.xml") == "mine")
    #expect(folder.bytes(of: "flickbook-demo/report.html") == before)
  }

  @Test func `every command in the demo can be pasted, whatever the folder is named`() throws {
    for name in ["a b/it's", "-x", "\u{1b}[2J $HOME `x`"] {
      let folder = TemporaryFolder()
      let run = try demo(folder, ["-o", name])
      #expect(run.code == 0, "\(run)")
      let commands = Self.commands(in: run.output)
      #expect(commands.count == 9)
      for command in commands where !command.contains(" --html ") {
        let ending = try Shell(in: folder.path).run(command)
        #expect(ending.code < 2, "\(command)\n\(ending.errors)")
        #expect(!ending.errors.contains("flickbook: error:"), "\(command)\n\(ending.errors)")
      }
    }
  }

  /// The commands after a dollar sign and the commands at the end of the demo. Commands on several
  /// lines are joined to one line.
  private static func commands(in text: String) -> [String] {
    var commands: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n").map(String.init) {
      if isOpen {
        commands[commands.count - 1] += "\n" + line
      } else if line.hasPrefix("$ ") || line.hasPrefix("  flickbook ") {
        commands.append(String(line.dropFirst(2)))
      } else {
        continue
      }
      isOpen = line.hasSuffix("\\")
    }
    return commands
  }
}
