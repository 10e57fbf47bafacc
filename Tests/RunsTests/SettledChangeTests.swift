import EngineLink
import Platform
import TestSupport
import Testing

@testable import Runs

/// Tests at which poll `check --watch` considers a change finished.
struct SettledChangeTests {
  private let folder = TemporaryFolder()

  /// The watched files: two recordings, a suite, the program of an engine, a page and the watching
  /// program.
  private func files() -> WatchedFiles {
    WatchedFiles(
      [folder / "a.xml", folder / "b.xml"], suite: folder / "suite", page: [folder / "page"],
      commands: [ProcessCommand("mine", folder / "engine")], program: folder / "program")
  }

  private static let names = ["a.xml", "b.xml", "suite", "engine", "page", "program"]

  /// For each step, whether the poll after it reports a finished change.
  private func changes(_ steps: [() -> Void]) -> [Bool] {
    for name in Self.names { folder.put("whole", as: name) }
    var change = SettledChange(since: files())
    return steps.map { step in
      step()
      return change.look(at: files()) != nil
    }
  }

  @Test(arguments: names)
  func `a file that is written in steps is judged when it no longer changes`(_ name: String) {
    let found = changes([
      {}, { folder.put("h", as: name) }, { folder.put("hal", as: name) },
      { folder.put("half", as: name) }, {},
    ])
    #expect(found == [false, false, false, false, true])
  }

  @Test(arguments: names)
  func `a file that is renamed is judged when it no longer changes`(_ name: String) {
    let found = changes([
      {
        folder.put("new and whole", as: "new")
        rename(folder / "new", folder / name)
      }, {},
    ])
    #expect(found == [false, true])
  }

  @Test(arguments: names)
  func `a change is not finished while a process has the file open`(_ name: String) {
    var file: Int32 = -1
    let found = changes([
      { file = open(folder / name, O_WRONLY | O_TRUNC | O_CLOEXEC) }, {}, {}, { close(file) },
    ])
    #expect(file >= 0 && found == [false, false, false, true])
  }

  @Test func `a change is not finished while an engine's program is missing`() {
    let found = changes([
      { folder.remove("engine") }, {}, {}, { folder.put("built", as: "engine") }, {},
    ])
    #expect(found == [false, false, false, false, true])
  }

  @Test func `removing a recording is a change, but removing the program is not`() {
    #expect(changes([{ folder.remove("b.xml") }, {}]) == [false, true])
    #expect(changes([{ folder.remove("program") }, {}]) == [false, false])
  }

  @Test func `a change that is undone does not count as a change`() {
    let found = changes([
      { rename(folder / "a.xml", folder / "kept") }, { rename(folder / "kept", folder / "a.xml") },
      {},
    ])
    #expect(found == [false, false, false])
  }
}
