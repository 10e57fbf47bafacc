internal import Gesture
internal import Replay

extension Callback.Kind {
  /// Named as in a trace, the numbers rounded.
  var words: String {
    let arguments = arguments.map { $0.words }
    return arguments.isEmpty ? "\(name)" : "\(name)(\(arguments.joined(separator: ";")))"
  }

  /// Whether it comes again and again while something moves, and so marks no moment.
  var isSteady: Bool { self == .didScroll || self == .didZoom || self == .valueChanged }
}
