/// A feature of a recording that an engine does not declare. Flickbook does not send the feature to
/// the engine, and the recording is untested on that engine.
package struct UndeclaredFeature: Hashable, Sendable {
  /// The ability that the engine would have to declare.
  package let ability: Abilities
  /// The feature as recordings spell it.
  package let word: String

  /// Creates the feature; nil if the ability is declared.
  fileprivate init?(_ ability: Abilities, beyond declared: Abilities, _ word: String) {
    guard !declared.isSuperset(of: ability) else { return nil }
    (self.ability, self.word) = (ability.subtracting(declared), word)
  }
}

extension UndeclaredFeature: CustomStringConvertible {
  /// The reason shown to the user for an untested recording.
  package var description: String { "\(Self.head)\(ability.firstName) (\(word))" }

  /// The name of the ability in a `description`; nil in any other text.
  package static func ability(in description: String) -> String? {
    guard description.hasPrefix(head), description.hasSuffix(")") else { return nil }
    let name = description.dropFirst(head.count).prefix { $0 != " " }
    return Abilities.names.contains { $0.name == name } ? String(name) : nil
  }

  private static let head = "it does not declare "
}

extension Scene {
  /// The first feature of the scene that needs an undeclared ability; nil if there is none.
  package func word(beyond declared: Abilities) -> UndeclaredFeature? {
    if let second = views.dropFirst().first {
      if let word = UndeclaredFeature(.manyViews, beyond: declared, "a second view") { return word }
      if second.inside != nil || views.contains(where: { $0.inside != nil }),
        let word = UndeclaredFeature(.nesting, beyond: declared, "view inside")
      {
        return word
      }
    }
    return views.lazy.compactMap { $0.word(beyond: declared) }.first
  }
}

extension ViewScene {
  func word(beyond declared: Abilities) -> UndeclaredFeature? {
    for row in Setting.table where !declared.isSuperset(of: row.ability) {
      if let word = row.read(self).flatMap({ row.word($0, beyond: declared) }) { return word }
    }
    for row in Start.rows where !declared.isSuperset(of: row.ability) {
      // A view that starts at zoom 1 is not zoomed.
      guard let value = row.value(of: start), value != .number(1) else { continue }
      return UndeclaredFeature(row.ability, beyond: declared, "start \(row.name)")
    }
    guard let keyboard else { return nil }
    if let word = UndeclaredFeature(.keyboard, beyond: declared, "keyboard") { return word }
    for row in KeyboardPolicy.rows where !declared.isSuperset(of: row.ability) {
      guard row.value(of: keyboard) != row.fallback else { continue }
      return UndeclaredFeature(row.ability, beyond: declared, "keyboard \(row.name)")
    }
    return nil
  }
}

extension SettingRow {
  /// The feature of a view with this value; nil if the ability is declared or the value is the
  /// default, which every engine supports.
  func word(_ value: AttributeValue, beyond declared: Abilities) -> UndeclaredFeature? {
    guard value != fallback else { return nil }
    return UndeclaredFeature(ability, beyond: declared, "\(element) \(attribute)\(value.spelling)")
  }
}

extension AttributeValue {
  /// A keyword or a flag as written in an attribute; empty for numbers, which are too many to be
  /// listed.
  fileprivate var spelling: String {
    switch self {
    case .flag, .word: text.map { "=\"\($0)\"" } ?? ""
    default: ""
    }
  }
}

extension InputEvent.Action {
  /// The first feature of the event that needs an undeclared ability; nil if there is none.
  package func word(beyond declared: Abilities) -> UndeclaredFeature? {
    if let word = UndeclaredFeature(name.ability, beyond: declared, name.rawValue) { return word }
    if case .setting(let change) = self {
      for setting in change.settings {
        if let word = setting.row.word(setting.value, beyond: declared) { return word }
      }
    }
    guard case .request(let command) = self else { return nil }
    let (name, _, _, ability) = command.request.attribute
    return UndeclaredFeature(ability, beyond: declared, "ask \(name)")
  }
}
