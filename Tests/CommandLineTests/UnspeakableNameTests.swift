import Platform
import TestSupport
import Testing

/// File names on disk may not be valid UTF-8.
struct UnspeakableNameTests {
  let flickbook = Program("flickbook")
  let folder = CheckFixtures.folder("a.xml", "sub/b.xml")

  private func put(_ name: [UInt8], isFolder: Bool = false) {
    let path = (Array((folder / "").utf8) + name + [0]).map { CChar(bitPattern: $0) }
    if isFolder {
      mkdir(path, 0o755)
    } else {
      close(open(path, O_WRONLY | O_CREAT, 0o644))
    }
  }

  private func lint(_ path: String) throws -> Program.Ending {
    try flickbook.run(["lint", path], folder: folder.path)
  }

  @Test(arguments: [".", "*", "**/*.xml"])
  func `an invalid file name is ignored if it is not the name of a recording`(_ path: String) throws
  {
    put([0xFF, 0xFE] + Array(".txt".utf8))
    put(Array(".".utf8) + [0xFF] + Array(".xml".utf8))
    let run = try lint(path)
    #expect(run.code == 0, "\(run)")
    #expect(run.output == "2 recordings with 8 events: no errors\n")
    #expect(run.errors == "")
  }

  @Test(arguments: [(".", "./b"), ("*.xml", "b"), ("**", "b")])
  func `a recording with an invalid file name is reported, and all other recordings are read`(
    _ path: String, _ start: String
  ) throws {
    put(Array("b".utf8) + [0xFF, 0xC3] + Array("é.xml".utf8))
    let run = try lint(path)
    #expect(run.code == 2)
    #expect(
      run.errors.hasPrefix(
        "flickbook: error: \(start)\\xff\\xc3é.xml: cannot be read: its name is not UTF-8: rename it\n"
      ),
      "\(run)")
    let lines = try flickbook.run(["list", "recordings", path], folder: folder.path).output
    #expect(lines.contains("a.xml"))
  }

  @Test func `a folder with an invalid name is left out and reported`() throws {
    put([0xFF], isFolder: true)
    let run = try lint(".")
    #expect(run.code == 0)
    #expect(
      run.errors
        == "flickbook: warning: the folder \"./\\xff\" is left out: its name is not UTF-8: rename it\n"
    )
  }
}
