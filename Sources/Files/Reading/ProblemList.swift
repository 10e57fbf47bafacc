internal import Text

/// The errors of a file, up to a maximum.
final class ProblemList {
  let file: String
  /// The maximum number of errors kept. Reading stops when the list is full.
  let maximum: Int
  @exclusivity(unchecked) private(set) var problems: [FormatError] = []
  /// Warnings about valid content that is probably a mistake, up to the same maximum.
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
