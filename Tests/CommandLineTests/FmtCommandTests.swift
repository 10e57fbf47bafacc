import Foundation
import TestSupport
import Testing

struct FmtCommandTests {
  let flickbook = Program("flickbook")
  let folder = TemporaryFolder()

  private func fmt(_ texts: String..., stdin: String = "") throws -> Program.Ending {
    try flickbook.run(["fmt"] + texts, stdin: stdin, folder: folder.path)
  }

  private func mode(_ name: String) -> UInt32 {
    var status = stat()
    stat(folder / name, &status)
    return status.st_mode & 0o7777
  }

  @Test func `--check reports untidy files and changes nothing`() throws {
    folder.put(soundText, as: "a.xml")
    folder.put(untidyText, as: "b.xml")
    let run = try fmt("--check", "a.xml", "b.xml")
    #expect(run.output == "b.xml: not in canonical form\n")
    #expect(run.errors == "exit 1: 1 of 2 recordings is not in canonical form\n")
    #expect(run.code == 1)
    #expect(folder.text(of: "b.xml") == untidyText)
    #expect(try fmt("--check", "a.xml").code == 0)
  }

  @Test func `only untidy files are rewritten, in place and with their mode`() throws {
    folder.put(soundText, as: "a.xml")
    folder.put(untidyText, as: "b.xml")
    chmod(folder / "b.xml", 0o600)
    let before = try FileManager.default.attributesOfItem(atPath: folder / "a.xml")
    let run = try fmt("a.xml", "b.xml")
    #expect(run.output == "2 recordings: 1 rewritten\n")
    #expect(run.code == 0)
    #expect(folder.text(of: "b.xml") == soundText)
    #expect(mode("b.xml") == 0o600)
    let after = try FileManager.default.attributesOfItem(atPath: folder / "a.xml")
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(folder.names == ["a.xml", "b.xml"])
  }

  @Test func `a link stays a link, and its target is rewritten`() throws {
    folder.put(untidyText, as: "far/b.xml")
    folder.link("a.xml", to: "far/b.xml")
    #expect(try fmt("a.xml").code == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder / "a.xml") == "far/b.xml")
    #expect(folder.text(of: "far/b.xml") == soundText)
  }

  @Test func `a malformed file is not changed`() throws {
    folder.put(brokenText, as: "a.xml")
    let run = try fmt("a.xml")
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("a.xml:10:17: error: unknown attribute"))
    #expect(folder.text(of: "a.xml") == brokenText)
    #expect(folder.names == ["a.xml"])
  }

  @Test func `with a dash, fmt reads stdin and writes stdout, completely or not at all`() throws {
    let good = try fmt("-", stdin: untidyText)
    #expect(good.output == soundText)
    #expect(good.code == 0)
    let bad = try fmt("-", stdin: brokenText)
    #expect(bad.output == "")
    #expect(bad.errors.hasPrefix("flickbook: error: <stdin>:10:17: unknown attribute"))
    #expect(bad.code == 1)
  }

  @Test func `a truncated file is repaired only with --repair`() throws {
    folder.put(cutText, as: "a.xml")
    let refused = try fmt("a.xml")
    #expect(refused.code == 1)
    #expect(refused.output.contains("truncated after line 10"))
    #expect(folder.text(of: "a.xml") == cutText)
    let repaired = try fmt("--repair", "a.xml")
    #expect(repaired.code == 0)
    let line = "    <up t=\"16.667\" finger=\"1\" x=\"160\" y=\"280\"/>\n"
    let expected = soundText.replacing(line, with: "")
      .replacing("title=\"x\"", with: "title=\"x\" quality=\"truncated\"")
    #expect(folder.text(of: "a.xml") == expected)
    #expect(try fmt("--repair", "-", stdin: cutText).output == expected)
  }

  @Test func `a file that is cut inside its scene cannot be repaired`() throws {
    let text = String(soundText.prefix(250))
    folder.put(text, as: "a.xml")
    let run = try fmt("--repair", "a.xml")
    #expect(run.code == 1)
    #expect(run.output.contains("cut off before the scene is complete"))
    #expect(folder.text(of: "a.xml") == text)
  }

  @Test func `a file in a read-only folder is not changed`() throws {
    folder.put(untidyText, as: "a.xml")
    chmod(folder.path, 0o555)
    if getuid() == 0 {
      print("skipped: a folder that cannot be written, for root there is none")
      return
    }
    let run = try fmt("a.xml")
    #expect(run.code == 2)
    #expect(run.errors.contains("permission denied"))
    #expect(folder.text(of: "a.xml") == untidyText)
  }

  @Test func `on a full disk, fmt keeps the old file and leaves no partial file`() throws {
    mkdir(folder / "disk", 0o755)
    guard mount("none", folder / "disk", "tmpfs", 0, "size=64k") == 0 else {
      print("skipped: a disk that is full, mounting one is not permitted here")
      return
    }
    defer { umount(folder / "disk") }
    let moves = String(repeating: "<move t='1' finger='1' x='1' y='1'/>", count: 1200)
    let text = untidyText.replacing("<up", with: moves + "<up")
    folder.put(text, as: "disk/a.xml")
    let run = try fmt("disk/a.xml")
    #expect(run.code == 2)
    #expect(run.errors.contains("no space left on device"))
    #expect(folder.text(of: "disk/a.xml") == text)
    #expect((try FileManager.default.contentsOfDirectory(atPath: folder / "disk")) == ["a.xml"])
  }

  @Test func `files left by a killed fmt are ignored and removed`() throws {
    folder.put(untidyText, as: "a.xml")
    folder.put(soundText, as: "b.xml")
    for name in ["a.xml", "b.xml"] { folder.put("half", as: name + ".new.part") }
    folder.put("the only copy", as: "a.xml.part")
    #expect(try fmt("--check", "a.xml", "b.xml").code == 1)
    #expect(folder.names.count == 5, "--check changes nothing")
    let run = try fmt("a.xml", "b.xml")
    #expect(run.code == 0, "\(run)")
    #expect(folder.names == ["a.xml", "a.xml.part", "b.xml"])
    #expect(folder.text(of: "a.xml") == soundText)
    #expect(folder.text(of: "a.xml.part") == "the only copy")
  }

  @Test func `a limit on file sizes causes an error, and the file is not changed`() throws {
    let moves = String(repeating: "<move t='1' finger='1' x='1' y='1'/>", count: 600)
    let text = untidyText.replacing("<up", with: moves + "<up")
    folder.put(text, as: "a.xml")
    let run = try folder.shell([
      "bash", "-c", "ulimit -f 8; exec \"$0\" fmt a.xml 2>&1", Program.path(of: "flickbook"),
    ])
    #expect(run.code == 2)
    #expect(
      run.text.contains(
        "cannot write: file too large; files may not become larger: see 'ulimit -f'"))
    #expect(folder.text(of: "a.xml") == text)
    #expect(folder.names == ["a.xml"])
  }

  @Test func `fmt exits with 2 if stdout is a full disk`() throws {
    let run = try flickbook.run(["fmt", "-"], stdin: untidyText, outputPath: "/dev/full")
    #expect(run.code == 2)
    #expect(run.errors.contains("cannot write to stdout: no space left on device"))
  }
}
