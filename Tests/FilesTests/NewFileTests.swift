import Platform
import Testing
import TestSupport

@testable import Writing

struct NewFileTests {
  let folder = TemporaryFolder()

  @Test func `a file has its name only after it is finished`() throws {
    let file = try NewFile(folder / "x.xml")
    try put("abc", into: file)
    try file.flush()
    #expect(folder.names == ["x.xml.new.part"])
    #expect(folder.text(of: "x.xml.new.part") == "abc")
    try file.finish()
    #expect(folder.names == ["x.xml"])
    #expect(folder.text(of: "x.xml") == "abc")
  }

  @Test func `the old file stays unchanged until the new file is finished`() throws {
    folder.put("old", as: "x.xml")
    chmod(folder / "x.xml", 0o640)
    let file = try NewFile(folder / "x.xml", replacing: true)
    try put(String(repeating: "new", count: 100_000), into: file)
    #expect(folder.text(of: "x.xml") == "old")
    try file.finish()
    #expect(folder.text(of: "x.xml")?.utf8.count == 300_000)
    var status = stat()
    stat(folder / "x.xml", &status)
    #expect(status.st_mode & 0o7777 == 0o640)
  }

  @Test func `an existing file is replaced only if requested`() throws {
    folder.put("old", as: "x.xml")
    #expect(
      message { () throws(WriteError) in _ = try NewFile(folder / "x.xml") }
        == "\(folder / "x.xml"): cannot create: file exists; choose another name"
    )

    let file = try NewFile(folder / "y.xml", isOnlyCopy: true)
    try put("new", into: file)
    folder.put("somebody else's", as: "y.xml")
    #expect(message(file.finish)?.contains("the recording is whole in") == true)
    #expect(folder.text(of: "y.xml") == "somebody else's")
    #expect(folder.text(of: "y.xml.part") == "new")
  }

  @Test func `a file whose name was taken in the meantime can be abandoned`() throws {
    let file = try NewFile(folder / "x.xml")
    try put("new", into: file)
    folder.put("somebody else's", as: "x.xml")
    #expect(
      message(file.finish)
        == "\(folder / "x.xml"): cannot create: file exists; choose another name")
    #expect(folder.names == ["x.xml", "x.xml.new.part"])
    // Until the first writer finishes or abandons its file, a second writer with the same name must
    // not treat the unfinished file as a leftover.
    let other = try NewFile(folder / "x.xml", replacing: true)
    #expect(other.part != file.part)
    try other.abandon()
    try file.abandon()
    #expect(folder.names == ["x.xml"])
    #expect(folder.text(of: "x.xml") == "somebody else's")
  }

  @Test func `abandoning a finished file does nothing`() throws {
    let file = try NewFile(folder / "x.xml")
    try put("new", into: file)
    try file.finish()
    folder.put("somebody else's", as: "x.xml.new.part")
    try file.abandon()
    #expect(folder.names == ["x.xml", "x.xml.new.part"])
  }

  @Test func `an older unfinished recording is kept`() throws {
    folder.put("killed", as: "x.xml.part")
    #expect(
      message { () throws(WriteError) in _ = try NewFile(folder / "x.xml", isOnlyCopy: true) }
        == "\(folder / "x.xml.part"): cannot create: file exists; "
        + "it may hold an earlier recording: repair, move or remove it")
    #expect(folder.text(of: "x.xml.part") == "killed")
  }

  @Test func `an abandoned file leaves nothing, and a released file leaves its partial file`()
    throws
  {
    let file = try NewFile(folder / "x.xml")
    try file.abandon()
    #expect(folder.names == [])
    do { try put("half", into: NewFile(folder / "y.xml", isOnlyCopy: true)) }
    #expect(folder.text(of: "y.xml.part") == "half")
  }

  @Test func `replacing through a link replaces the target of the link`() throws {
    folder.put("old", as: "x.xml")
    symlink("x.xml", folder / "link.xml")
    let file = try NewFile(folder / "link.xml", replacing: true)
    try put("new", into: file)
    try file.finish()
    #expect(folder.text(of: "x.xml") == "new")
    var status = stat()
    lstat(folder / "link.xml", &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func `the error for a missing folder names the file`() {
    #expect(
      message { () throws(WriteError) in _ = try NewFile(folder / "no/x.xml") }
        == "\(folder / "no/x.xml"): cannot create: no such file or directory")
  }
}

/// Writes a text to the file and throws the file's error.
func put(_ text: String, into file: NewFile) throws(WriteError) {
  try Array(text.utf8).withUnsafeBufferPointer { (bytes) throws(WriteError) in
    try file.write(UnsafeRawBufferPointer(bytes))
  }
}

/// The message of the error that `work` throws; nil if it throws none.
func message(_ work: () throws(WriteError) -> Void) -> String? {
  do throws(WriteError) { try work() } catch { return error.description }
  return nil
}
