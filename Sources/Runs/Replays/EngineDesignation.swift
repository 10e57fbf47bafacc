internal import Model
internal import Text

/// An engine as named on the command line: `ios`, `ios(rate=0.9979,slop=8)`, or with the list of
/// all switches to turn on, `textbook(stale-label)`.
package struct EngineDesignation: Equatable, Sendable {
  package let name: String
  package let settings: [Setting]

  package struct Setting: Equatable, Sendable {
    package let name: String
    /// The value of the setting; nil for a switch, which is given only by its name.
    package let value: Double?

    package init(name: String, value: Double?) {
      self.name = name
      self.value = value
    }
  }

  /// Creates the designation of an engine; without settings, the engine has its default settings.
  package init(name: String, settings: [Setting] = []) {
    self.name = name
    self.settings = settings
  }

  /// The settings as in a trace: `rate=0.9979;slop=8`; nil without settings.
  var settingsText: String? { settings.isEmpty ? nil : pairs.joined(separator: ";") }

  /// The designation in the form in which it can be typed again.
  package var text: String { settings.isEmpty ? name : "\(name)(\(pairs.joined(separator: ",")))" }

  private var pairs: [String] {
    settings.map { setting in setting.value.map { "\(setting.name)=\($0.text)" } ?? setting.name }
  }
}
