internal import Gesture

/// What was found wrong with one file: the first few, and how many more.
final class ProblemList {
  let file: String
  /// How many are kept; reading stops after the last of them.
  let most: Int
  @exclusivity(unchecked) private(set) var problems: [FormatError] = []
  /// What is legal and rarely meant; as many at most.
  private(set) var warnings: [FormatError] = []

  init(file: String, most: Int) {
    self.file = file
    self.most = max(1, most)
  }

  var isFull: Bool { problems.count >= most }

  func report(_ objection: Objection, at place: FileLocation) {
    guard !isFull else { return }
    problems.append(FormatError(in: file, at: place, objection))
  }

  func warn(_ objection: Objection, at place: FileLocation) {
    guard warnings.count < most else { return }
    warnings.append(FormatError(in: file, at: place, objection))
  }
}
