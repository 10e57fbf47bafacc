/// A path that was named and cannot be judged: it does not exist, or may not be read.
struct SelectionProblem: Error, Equatable {
  let path: String
  let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  var message: String { "cannot read \(path.quoted): \(reason)" }
}
