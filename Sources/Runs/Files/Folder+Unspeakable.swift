internal import Model
internal import Text
internal import Writing

extension Folder {
  /// A folder entry whose name is not UTF-8. Paths are text in the rest of the program, so the
  /// entry can only be reported.
  struct UnreadableName {
    /// The name with every invalid byte written as `\xff`.
    let shown: String
    /// The name with a replacement character for each invalid byte, for matching.
    let nearly: String
    let isFolder: Bool

    init(_ bytes: [UInt8], isFolder: Bool) {
      self.isFolder = isFolder
      nearly = String(decoding: bytes, as: UTF8.self)
      var shown = ""
      var rest = bytes[...]
      while let byte = rest.first {
        // A character has at most four bytes.
        let letter = (1...min(4, rest.count)).lazy
          .compactMap { String(validating: rest.prefix($0), as: UTF8.self) }.first
        shown += letter ?? "\\x" + String(byte, radix: 16)
        rest = rest.dropFirst(letter?.utf8.count ?? 1)
      }
      self.shown = shown
    }
  }
}

extension Folder.UnreadableName {
  func problem(in folder: String) -> FormatError {
    FormatError(unread: folder.appending(component: shown), "its name is not UTF-8: rename it")
  }
}
