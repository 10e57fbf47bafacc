import Platform
import TestSupport
import Testing

@testable import Runs

struct FileKindTests {
  @Test func `only a path that does not exist has no kind of file`() throws {
    let folder = TemporaryFolder()
    folder.put("", as: "file.xml")
    #expect(symlink("loop", folder / "loop") == 0)
    #expect(FileKind(of: folder / "file.xml") == .file(isRegular: true))
    #expect(FileKind(of: folder / "missing.xml") == nil)
    #expect(FileKind(of: folder / "file.xml/missing.xml") == nil)
    // For these paths, stat(2) fails with ELOOP and ENAMETOOLONG. They count as files, so that
    // opening them reports the error.
    #expect(FileKind(of: folder / "loop") == .file(isRegular: true))
    #expect(FileKind(of: folder / String(repeating: "a", count: 300)) == .file(isRegular: true))
  }
}
