internal import Model
internal import Text
internal import Replay

extension Activity {
  /// The activity as readable text: `dragging and decelerating`, or `idle`.
  var text: String {
    let words = Self.words.filter { contains($0.activity) }.map { "\($0.word)" }
    guard let last = words.last else { return "idle" }
    let others = words.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) and \(last)"
  }
}
