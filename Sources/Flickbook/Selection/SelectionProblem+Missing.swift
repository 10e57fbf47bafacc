internal import Gesture

extension SelectionProblem {
  /// A path that cannot be found, with the one that was probably meant.
  static func missing(_ path: String) -> SelectionProblem {
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
        return SelectionProblem(path, reason)
      }
      let meant = parts.reduce(folder.appending(component: near)) { $0.appending(component: $1) }
      guard FileKind(of: meant) != nil else { return SelectionProblem(path, reason) }
      return SelectionProblem(path, "\(reason); did you mean \(meant.quoted)?")
    }
    return SelectionProblem(path, "no such file or directory")
  }
}
