internal import Text

/// The errors of one file: the first few, and how many more.
final class ProblemList {
  let file: String
  /// Maximum number of errors kept. Reading stops after the last of them.
  let maximum: Int
  @exclusivity(unchecked) private(set) var problems: [FormatError] = []
  /// Valid content that is probably a mistake; the same maximum applies.
  private(set) var warnings: [FormatError] = []

  init(file: String, maximum: Int) {
    self.file = file
    self.maximum = max(1, maximum)
  }

  var isFull: Bool { problems.count >= maximum }

  func report(_ objection: Objection, at location: FileLocation) {
    guard !isFull else { return }
    problems.append(FormatError(in: file, at: location, objection))
  }

  func warn(_ objection: Objection, at location: FileLocation) {
    guard warnings.count < maximum else { return }
    warnings.append(FormatError(in: file, at: location, objection))
  }
}
