import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// For each kind of wrong file name, the messages of all verbs have the same form.
struct MessageShapeTests {
  /// The command lines, with `FILE` for the file.
  static let commands = [
    "check FILE", "compare FILE --against ios", "baseline check FILE", "baseline diff FILE",
    "baseline accept FILE", "show FILE", "lint FILE", "fmt FILE", "fuzz FILE --count 1",
    "shrink FILE --invariant rest-in-bounds", "suggest FILE", "list recordings FILE",
    "engine measure FILE", "engine fit FILE", "edit cut FILE --from 0ms", "edit join FILE FILE",
    "edit scale FILE --time 2", "edit mirror x FILE", "playground FILE",
    "export FILE --format webkit", "import FILE --input-format appium",
    "report FILE", "baseline review FILE", "baseline reject FILE",
    "baseline list FILE",
  ]

  /// Verbs that process one recording after another: they report an unreadable recording like a
  /// malformed one.
  static let reportsWrongFiles = [
    "check", "compare", "baseline check", "baseline diff", "lint", "fmt",
  ]
  /// Verbs that do not read the recording that they name.
  static let readsNoRecording = ["baseline review", "baseline reject", "baseline list"]

  private func run(_ command: String, _ folder: TemporaryFolder) throws -> Program.Ending {
    try Shell(in: folder.path).run("flickbook " + command)
  }

  private func folder() -> TemporaryFolder {
    let folder = CheckFixtures.folder("sound.xml")
    folder.put("{\n<recording", as: "wrong.xml")
    return folder
  }

  /// The output is an error, a command that can be run, and at most one line with the reason of the
  /// exit code.
  private func expectShape(
    _ run: Program.Ending, _ error: String, _ command: String, _ folder: TemporaryFolder
  ) throws {
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(run.code == 2, "\(command)")
    #expect(
      lines.first?.hasPrefix("flickbook: error: " + error) == true, "\(command): \(run.errors)")
    let help = try #require(
      lines.first { $0.hasPrefix("help: flickbook ") }, "\(command): \(run.errors)")
    // The command is valid, though it may find nothing to do.
    let shown = try Shell(in: folder.path).run(String(help.dropFirst(6)))
    #expect(!shown.errors.contains("help: "), "\(command): \(help): \(shown.errors)")
    let others = lines.filter { !$0.hasPrefix("flickbook: error: ") && $0 != help }
    #expect(others.allSatisfy { $0.hasPrefix("exit 2: ") }, "\(command): \(run.errors)")
  }

  @Test(arguments: commands)
  func `a missing file causes one message and no summary`(_ command: String) throws {
    let folder = folder()
    let command = command.replacing("FILE", with: "missing.xml")
    let run = try run(command, folder)
    try expectShape(
      run, "missing.xml: cannot be read: no such file or directory", command, folder)
    #expect(run.output == "", "\(command)")
  }

  @Test(arguments: commands)
  func `a malformed file causes one message with line and column`(_ command: String) throws {
    guard !Self.readsNoRecording.contains(where: command.hasPrefix) else { return }
    let folder = folder()
    let isReported = Self.reportsWrongFiles.contains { command.hasPrefix($0 + " ") }
    let command = command.replacing("FILE", with: "wrong.xml")
    let run = try run(command, folder)
    if isReported {
      #expect(run.output.contains("wrong.xml:1:1: "), "\(command): \(run.output)\(run.errors)")
    } else {
      try expectShape(run, "wrong.xml:", command, folder)
    }
  }

  @Test(arguments: commands)
  func `an unknown name causes one message`(_ command: String) throws {
    let folder = folder()
    let command = command.replacing("FILE", with: "sound.xml") + " --engin ios"
    let run = try run(command, folder)
    try expectShape(run, "unknown option \"--engin\"", command, folder)
  }

  @Test(arguments: [
    "explain nowhere", "check sound.xml --engine nowhere", "check sound.xml --only nowhere",
    "show sound.xml --engine nowhere", "fuzz --engine nowhere", "engine measure --engine nowhere",
    "list nowhere", "help nowhere", "generate schema nowhere", "baseline nowhere", "nowhere",
  ])
  func `the message about an unknown engine, invariant or verb contains its name`(
    _ command: String
  ) throws {
    let folder = folder()
    let run = try run(command, folder)
    try expectShape(run, "", command, folder)
    #expect(run.errors.contains("\"nowhere\""), "\(run.errors)")
  }

  @Test(arguments: [
    "check sound.xml --suite missing", "check sound.xml --since missing",
    "check --failed-in missing", "check @missing", "check sound.xml --steps missing",
    "check sound.xml --page missing", "import sound.xml --scene missing",
    "export sound.xml --format evemu --like missing", "compare sound.xml --against missing.trace",
    "baseline check sound.xml --suite missing", "report missing --since missing",
    "engine test --suite missing", "trust missing", "record screen missing", "record scene missing",
    "playground sound.xml --engine missing",
  ])
  func `a missing file that an option or a list names causes one message`(_ command: String) throws
  {
    let folder = folder()
    let run = try run(command, folder)
    try expectShape(run, "", command, folder)
    #expect(run.errors.contains("missing"), "\(run.errors)")
  }

  @Test func `the table contains each verb that reads files`() {
    let missing = Verb.runnable.filter { verb in
      guard !Self.commands.contains(where: { $0.hasPrefix(verb.name + " ") }) else { return false }
      switch verb.operands.kind {
      case .recordings, .recording, .files: return true
      case .folder, .address, .verbs, .words: return false
      }
    }
    // `record screen` reads a touch screen and `record scene` a web page. `engine test` is in
    // another table, with the option that names its suite.
    #expect(missing.map(\.name) == ["record screen", "record scene", "engine test"])
  }
}
