internal import Gesture

/// An engine as named on the command line: `ios`, `ios(rate=0.9979,slop=8)`, or with a list of the
/// only switches to turn on, `textbook(stale-label)`.
struct EngineDesignation: Equatable, Sendable {
  let name: String
  let settings: [Setting]

  struct Setting: Equatable, Sendable {
    let name: String
    /// nil for a switch given only by its name.
    let value: Double?
  }

  /// An engine, by default with its default settings.
  init(name: String, settings: [Setting] = []) {
    self.name = name
    self.settings = settings
  }

  /// As in a trace: `rate=0.9979;slop=8`; nil without settings.
  var settingsText: String? { settings.isEmpty ? nil : pairs.joined(separator: ";") }

  /// In the form in which it can be typed again.
  var text: String { settings.isEmpty ? name : "\(name)(\(pairs.joined(separator: ",")))" }

  private var pairs: [String] {
    settings.map { setting in setting.value.map { "\(setting.name)=\($0.text)" } ?? setting.name }
  }
}
