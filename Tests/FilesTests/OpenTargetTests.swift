import Platform
import Testing
import TestSupport

@testable import Writing

/// Tests outputs that are not regular files: devices, descriptors and pipes.
struct PassageTests {
  let folder = TemporaryFolder()

  private func write(_ text: String, to path: String) throws(WriteError) {
    let file = try NewFile(path, replacing: true)
    try put(text, into: file)
    try file.finish()
  }

  @Test func `a device receives the output and is not replaced`() throws {
    try write("new", to: "/dev/null")
    var status = stat()
    stat("/dev/null", &status)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
    #expect(
      message { () throws(WriteError) in try write("new", to: "/dev/full") }
        == "/dev/full: cannot write: no space left on device")
  }

  @Test(arguments: ["/dev/fd/", "/proc/self/fd/"])
  func `output to a descriptor begins at the descriptor's current position`(_ prefix: String) throws
  {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    try write("into the pipe", to: prefix + "\(ends[1])")
    close(ends[1])
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(ends[0], &bytes, 100)
    close(ends[0])
    #expect(String(decoding: bytes.prefix(count), as: UTF8.self) == "into the pipe")

    let log = open(folder.put("begun ", as: "log"), O_WRONLY | O_APPEND)
    try write("and gone on", to: prefix + "\(log)")
    close(log)
    #expect(folder.text(of: "log") == "begun and gone on")
    #expect(folder.names == ["log"])
  }

  @Test func `an invalid or read-only descriptor is reported`() throws {
    let file = open(folder.put("text", as: "x"), O_RDONLY)
    defer { close(file) }
    for number in [file, 987] {
      #expect(
        message { () throws(WriteError) in try write("new", to: "/dev/fd/\(number)") }
          == "/dev/fd/\(number): cannot write: bad file descriptor")
    }
    #expect(folder.text(of: "x") == "text")
  }

  @Test func `a named pipe receives the output and is not removed`() throws {
    #expect(mkfifo(folder / "pipe", 0o600) == 0)
    let reader = open(folder / "pipe", O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try write("through", to: folder / "pipe")
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(read(reader, &bytes, 100) == 7)
    #expect(folder.names == ["pipe"])
  }

  @Test func `a folder is rejected as an output`() {
    #expect(
      message { () throws(WriteError) in try write("new", to: folder.path) }
        == "\(folder.path): cannot replace: it is not a regular file")
    #expect(!NewFile.isPassage(folder.path) && !NewFile.isPassage(folder / "none"))
    #expect(NewFile.isPassage("/dev/null"))
  }
}
