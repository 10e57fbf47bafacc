internal import Results
package import Text
internal import Writing

extension FormatError {
  /// Creates the error for a given path that does not exist or cannot be read.
  package init(unread path: String, _ reason: String) {
    self.init(in: path, at: .nowhere, Objection(.unreadable, reason))
  }

  /// The text of an error message about a file: `FILE:LINE:COLUMN: sentence`.
  package var located: String {
    let location = source.line > 0 ? ":\(source.line):\(source.column)" : ""
    let isExplained =
      objection.kind != .unreadable || objection.expected != nil
      || objection.found.hasPrefix("cannot be ")
    let sentence = (isExplained ? "" : "cannot be read: ") + objection.message
    return "\(file.visible)\(location): \(sentence)".visibleLines
  }

  /// The error for a missing path, with the most similar existing path.
  package static func missing(_ path: String) -> FormatError {
    let reason = FileStatus(of: path) == nil ? lastSystemError() : "no such file or directory"
    let hint = nearestPath(to: path).map { "; did you mean \($0.quoted)?" }
    return FormatError(unread: path, reason + (hint ?? ""))
  }

  /// The existing path that differs from a missing path in the first part that does not exist.
  package static func nearestPath(to path: String) -> String? {
    var folder = path.hasPrefix("/") ? "/" : ""
    var parts = path.split(separator: "/").map(String.init)[...]
    while let part = parts.popFirst() {
      let next = folder.appending(component: part)
      if FileStatus(of: next) != nil {
        folder = next
        continue
      }
      let names = (try? Folder(folder))?.entries.map(\.name) ?? []
      guard let near = names.nearest(to: part), near != part else { return nil }
      let meant = parts.reduce(folder.appending(component: near)) { $0.appending(component: $1) }
      return FileKind(of: meant) == nil ? nil : meant
    }
    return nil
  }
}
