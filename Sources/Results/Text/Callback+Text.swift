internal import Model
internal import Replay

extension Callback.Kind {
  /// The callback as text: the name as in a trace, with rounded numbers.
  package var text: String {
    let arguments = arguments.map { $0.summary }
    return arguments.isEmpty ? "\(name)" : "\(name)(\(arguments.joined(separator: ";")))"
  }

  /// Whether the callback repeats during a movement, so that it marks no particular time.
  package var isSteady: Bool { self == .didScroll || self == .didZoom || self == .valueChanged }
}
