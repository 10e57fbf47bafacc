internal import Gesture
internal import Replay

extension Callback.Kind {
  /// Named as in a trace, with rounded numbers.
  var words: String {
    let arguments = arguments.map { $0.words }
    return arguments.isEmpty ? "\(name)" : "\(name)(\(arguments.joined(separator: ";")))"
  }

  /// Whether the callback repeats while something moves, so that it marks no particular time.
  var isSteady: Bool { self == .didScroll || self == .didZoom || self == .valueChanged }
}
