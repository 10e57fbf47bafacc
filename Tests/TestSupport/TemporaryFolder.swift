import Glibc

/// A folder of a test's own that goes away with the test.
public final class TemporaryFolder {
  public let path: String

  public init() {
    var template = Array("/tmp/flickbook-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit {
    for name in names { unlink(self / name) }
    rmdir(path)
  }
}

extension TemporaryFolder {
  public static func / (folder: TemporaryFolder, name: String) -> String {
    folder.path + "/" + name
  }

  /// What is in the folder, in order.
  public var names: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The text of a file; nil where there is none.
  public func text(of name: String) -> String? {
    let file = open(self / name, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &piece, piece.count)
      guard count > 0 else { break }
      text += piece[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }

  public func put(_ text: String, as name: String) {
    let file = open(self / name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    var bytes = Array(text.utf8)
    _ = write(file, &bytes, bytes.count)
    close(file)
  }
}
