internal import Gesture

extension FormatError {
  /// A path that was named and cannot be judged: it does not exist, or may not be read.
  init(unread path: String, _ reason: String) {
    self.init(in: path, at: .nowhere, Objection(.unreadable, reason))
  }

  /// What is said of a path that was named on the command line.
  var unreadMessage: String { "cannot read \(file.quoted): \(objection.found)" }

  /// A path that cannot be found, with the one that was probably meant.
  static func missing(_ path: String) -> FormatError {
    var folder = path.hasPrefix("/") ? "/" : ""
    var parts = path.split(separator: "/").map(String.init)[...]
    while let part = parts.popFirst() {
      let next = folder.appending(component: part)
      if FileStatus(of: next) != nil {
        folder = next
        continue
      }
      let reason = lastSystemError()
      let names = (try? Folder(folder))?.entries.map(\.name) ?? []
      guard let near = names.nearest(to: part), near != part else {
        return FormatError(unread: path, reason)
      }
      let meant = parts.reduce(folder.appending(component: near)) { $0.appending(component: $1) }
      guard FileKind(of: meant) != nil else { return FormatError(unread: path, reason) }
      return FormatError(unread: path, "\(reason); did you mean \(meant.quoted)?")
    }
    return FormatError(unread: path, "no such file or directory")
  }
}
