import Platform
import Testing
import TestSupport

@testable import Writing

/// Tests the leftovers of killed processes, which are next to the files that the processes were
/// writing.
struct LeftoverTests {
  let folder = TemporaryFolder()

  @Test func `the next writer reuses the leftover of a killed process`() throws {
    folder.put("half of something longer", as: "x.xml.new.part")
    folder.put("old", as: "x.xml")
    let file = try NewFile(folder / "x.xml", replacing: true)
    try put("new", into: file)
    try file.finish()
    #expect(folder.names == ["x.xml"])
    #expect(folder.text(of: "x.xml") == "new")
  }

  @Test func `the leftover of a recorder is kept, and does not block other writers`() throws {
    folder.put("the only copy", as: "x.xml.part")
    let file = try NewFile(folder / "x.xml", replacing: true)
    try put("new", into: file)
    try file.finish()
    NewFile.clearLeftover(beside: folder / "x.xml")
    #expect(folder.names == ["x.xml", "x.xml.part"])
    #expect(folder.text(of: "x.xml.part") == "the only copy")
    #expect(
      message { () throws(WriteError) in _ = try NewFile(folder / "x.xml.y", isOnlyCopy: true) }
        == nil)
    #expect(
      message { () throws(WriteError) in
        _ = try NewFile(folder / "x.xml", replacing: true, isOnlyCopy: true)
      }?.contains("it may hold an earlier recording") == true)
  }

  @Test
  func `concurrent writers of one file use different parts, and the last finished writer wins`()
    throws
  {
    let one = try NewFile(folder / "x", replacing: true)
    let other = try NewFile(folder / "x", replacing: true)
    #expect(one.part != other.part)
    try put("one", into: one)
    try put("other", into: other)
    NewFile.clearLeftover(beside: folder / "x")
    try one.finish()
    #expect(folder.text(of: "x") == "one")
    try other.finish()
    #expect(folder.text(of: "x") == "other")
    #expect(folder.names == ["x"])
  }

  @Test func `links and files with a second name are not changed`() throws {
    folder.put("precious", as: "far")
    folder.link("x.new.part", to: "far")
    let name = folder / "far"
    #expect(Platform.link(name, folder / "x.new-2.part") == 0)
    let file = try NewFile(folder / "x")
    try put("new", into: file)
    try file.finish()
    NewFile.clearLeftover(beside: folder / "x")
    #expect(folder.text(of: "far") == "precious")
    #expect(folder.names == ["far", "x", "x.new-2.part", "x.new.part"])
  }

  @Test func `a leftover is removed, also beside the file that a link points to`() {
    folder.put("half", as: "far/x.new.part")
    folder.put("old", as: "far/x")
    folder.link("x", to: "far/x")
    NewFile.clearLeftover(beside: folder / "x")
    #expect(folder.text(of: "far/x.new.part") == nil)
    #expect(folder.text(of: "far/x") == "old")
  }

  @Test func `a file without content leaves no partial file when it is released`() throws {
    do { _ = try NewFile(folder / "x") }
    #expect(folder.names == [])
    do {
      let file = try NewFile(folder / "x")
      try put("rows", into: file)
      try file.flush()
    }
    #expect(folder.names == ["x.new.part"])
  }
}
