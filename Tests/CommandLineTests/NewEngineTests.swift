import Foundation
import TestSupport
import Testing

/// Tests the engines that `engine new` creates in a fresh folder: the commands of their README run
/// as printed, and the engines keep every invariant for which they declare the abilities.
/// `Tools/Tests/example` builds the Swift engine.
struct NewEngineTests {
  /// The languages, and the tool that each language's commands need.
  static let languages = [("c", "cc"), ("js", "node"), ("python", "python3")]
  static let templates = languages.flatMap { [($0.0, $0.1, "at-once"), ($0.0, $0.1, "frames")] }

  private func make(
    _ language: String, _ tool: String, _ acts: String, in folder: TemporaryFolder
  ) throws -> Bool {
    guard try run("command -v \(tool) >/dev/null", in: folder.path).code == 0 else {
      print("skipped: there is no \(tool)")
      return false
    }
    let made = try run(
      "flickbook engine new -q --language \(language) --acts \(acts) mine", in: folder.path)
    #expect(made.code == 0, "\(made.output)")
    return true
  }

  /// Runs a line in a shell whose command `flickbook` is the built program.
  private func run(_ line: String, in folder: String) throws -> (code: Int32, output: String) {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", line]
    shell.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    let tools = environment["PATH"] ?? "/usr/bin:/bin"
    let built = URL(fileURLWithPath: Program.path(of: "flickbook")).deletingLastPathComponent().path
    environment["PATH"] = "\(built):\(tools)"
    shell.environment = environment
    let pipe = Pipe()
    shell.standardOutput = pipe
    shell.standardError = pipe
    try shell.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    return (shell.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  /// The lines between the fences of a README.
  private func commands(in text: String) -> [String] {
    var isInside = false
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") {
        isInside.toggle()
        return nil
      }
      return isInside ? String(line) : nil
    }
  }

  /// Runs the commands of a README that build the engine.
  private func build(_ folder: String, _ commands: [String]) throws {
    for command in commands where command.hasPrefix("cc ") {
      let built = try run(command, in: folder)
      #expect(built.code == 0, "\(built.output)")
    }
  }

  @Test(arguments: templates)
  func `every command in the README of a new engine runs in the engine's folder`(
    _ language: String, _ tool: String, _ acts: String
  ) throws {
    let folder = TemporaryFolder()
    guard try make(language, tool, acts, in: folder) else { return }
    let commands = commands(in: folder.text(of: "mine/README.md") ?? "")
    #expect(commands.count >= 4)
    for command in commands {
      let ended = try run(command, in: folder / "mine")
      // `compare` exits with 1, because the compared engines differ.
      let maximum: Int32 = command.hasPrefix("flickbook compare") ? 1 : 0
      #expect((0...maximum).contains(ended.code), "\(command): \(ended.output)")
    }
  }

  @Test(arguments: templates)
  func `a new engine breaks no invariant in any recording`(
    _ language: String, _ tool: String, _ acts: String
  ) throws {
    let folder = TemporaryFolder()
    guard try make(language, tool, acts, in: folder) else { return }
    let commands = commands(in: folder.text(of: "mine/README.md") ?? "")
    try build(folder / "mine", commands)
    let check = try #require(commands.first { $0.hasPrefix("flickbook check Recordings ") })
    let parts = isThorough ? [""] : ["/Invariants", "/Table", "/Regressions"]
    let paths = parts.map { "'\(Corpus.root)/Recordings\($0)'" }.joined(separator: " ")
    let ended = try run(
      check.replacing("check Recordings ", with: "check \(paths) ")
        + (isThorough || (language, acts) == ("python", "frames") ? " --relations" : ""),
      in: folder / "mine")
    print("\(language), \(acts): \(ended.output.split(separator: "\n").suffix(1).joined())")
    #expect(ended.code == 0, "\(ended.output)")
  }

  /// The engine scrolls only along y, a limitation that no ability describes, so it refuses some
  /// scenes.
  @Test func `a new engine that refuses some scenes is tested on the other scenes`() throws {
    let folder = TemporaryFolder()
    guard try make("python", "python3", "frames", in: folder) else { return }
    let engine = folder.text(of: "mine/engine.py") ?? ""
    let refusing = engine.replacing(
      "        super().__init__()\n",
      with: """
                super().__init__()
                if scene["views"][0]["content"]["width"] > scene["views"][0]["frame"][2]:
                    raise flickbook.Refused("it scrolls along y only")

        """)
    #expect(refusing != engine)
    folder.put(refusing, as: "mine/engine.py")
    let command = "--engine-command mine='python3 engine.py'"
    func run(_ line: String) throws -> (code: Int32, output: String) {
      try self.run("flickbook \(line) \(command) 2>&1", in: folder / "mine")
    }
    let test = try run("engine test")
    #expect(test.code == 0 && test.output.contains("ok    replies"), "\(test.output)")

    let list = "'\(Corpus.root)/Recordings/Invariants'"
    let check = try run("check \(list) --engine mine")
    #expect(check.code == 0, "\(check.output)")
    #expect(check.output.contains("refused: it scrolls along y only"), "\(check.output)")

    let fuzz = try run("fuzz --engine mine --count 40")
    #expect(fuzz.code == 0, "\(fuzz.output)")
    #expect(fuzz.output.contains("the engine refused "), "\(fuzz.output)")

    // An engine that acts at frames but declares `at-once` gets a message about that first.
    folder.put(refusing.replacing("\"frames\"", with: "\"at-once\""), as: "mine/engine.py")
    let wrong = try run("check \(list) --engine mine")
    #expect(wrong.output.contains("mine shows touches one frame late"), "\(wrong.output)")

    // An error of the engine is reported together with its last output.
    folder.put(
      refusing.replacing("raise flickbook.Refused", with: "raise ValueError"), as: "mine/engine.py")
    let broken = try run("check \(list) --engine mine --failures")
    #expect(broken.output.contains("engine.py\", line "), "\(broken.output)")
  }
}
