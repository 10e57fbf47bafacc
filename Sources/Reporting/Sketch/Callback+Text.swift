internal import Replay

extension Callback.Kind {
  /// Named as in a trace, with rounded numbers.
  var text: String {
    let arguments = arguments.map { $0.summary }
    return arguments.isEmpty ? "\(name)" : "\(name)(\(arguments.joined(separator: ";")))"
  }

  /// Whether the callback repeats while something moves, so that it marks no particular time.
  var isSteady: Bool { self == .didScroll || self == .didZoom || self == .valueChanged }
}
