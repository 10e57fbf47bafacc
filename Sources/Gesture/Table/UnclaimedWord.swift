/// A feature of a recording that an engine does not declare: it is not sent to the engine, and the
/// recording is untested on it.
package struct UnclaimedWord: Hashable, Sendable {
  /// The ability that the engine would have to declare.
  package let ability: Abilities
  /// The feature as recordings spell it.
  package let word: String

  /// Nil if the ability is declared.
  fileprivate init?(_ ability: Abilities, beyond claims: Abilities, _ word: String) {
    guard !claims.isSuperset(of: ability) else { return nil }
    (self.ability, self.word) = (ability.subtracting(claims), word)
  }
}

extension UnclaimedWord: CustomStringConvertible {
  /// The reason shown to the user for an untested recording.
  package var description: String { "\(Self.head)\(ability.firstName) (\(word))" }

  /// The name of the ability in such a description; nil in any other text.
  package static func ability(in description: String) -> String? {
    guard description.hasPrefix(head), description.hasSuffix(")") else { return nil }
    let name = description.dropFirst(head.count).prefix { $0 != " " }
    return Abilities.names.contains { $0.name == name } ? String(name) : nil
  }

  private static let head = "it does not claim "
}

extension Scene {
  /// The first feature of the scene that needs more than is declared.
  package func word(beyond claims: Abilities) -> UnclaimedWord? {
    if let second = views.dropFirst().first {
      if let word = UnclaimedWord(.manyViews, beyond: claims, "a second view") { return word }
      if second.inside != nil || views.contains(where: { $0.inside != nil }),
        let word = UnclaimedWord(.nesting, beyond: claims, "view inside")
      {
        return word
      }
    }
    return views.lazy.compactMap { $0.word(beyond: claims) }.first
  }
}

extension ViewScene {
  fileprivate func word(beyond claims: Abilities) -> UnclaimedWord? {
    for row in Setting.table where !claims.isSuperset(of: row.ability) {
      if let word = row.read(self).flatMap({ row.word($0, beyond: claims) }) { return word }
    }
    for row in Start.rows where !claims.isSuperset(of: row.ability) {
      // A view that starts at zoom 1 is not zoomed.
      guard let value = row.value(of: start), value != .number(1) else { continue }
      return UnclaimedWord(row.ability, beyond: claims, "start \(row.name)")
    }
    guard let keyboard else { return nil }
    if let word = UnclaimedWord(.keyboard, beyond: claims, "keyboard") { return word }
    for row in KeyboardPolicy.rows where !claims.isSuperset(of: row.ability) {
      guard row.value(of: keyboard) != row.fallback else { continue }
      return UnclaimedWord(row.ability, beyond: claims, "keyboard \(row.name)")
    }
    return nil
  }
}

extension SettingRow {
  /// The text that sets it to a value; nil for the default, which every engine supports.
  fileprivate func word(_ value: AttributeValue, beyond claims: Abilities) -> UnclaimedWord? {
    guard value != fallback else { return nil }
    return UnclaimedWord(ability, beyond: claims, "\(element) \(attribute)\(value.spelling)")
  }
}

extension AttributeValue {
  /// A keyword or a flag as written in an attribute; numbers are too many to be listed.
  fileprivate var spelling: String {
    switch self {
    case .flag, .word: text.map { "=\"\($0)\"" } ?? ""
    default: ""
    }
  }
}

extension InputEvent.Action {
  /// The first feature of the event that needs more than is declared.
  package func word(beyond claims: Abilities) -> UnclaimedWord? {
    if let word = UnclaimedWord(name.ability, beyond: claims, name.rawValue) { return word }
    if case .setting(let change) = self {
      for setting in change.settings {
        if let word = setting.row.word(setting.value, beyond: claims) { return word }
      }
    }
    guard case .ask(let command) = self else { return nil }
    let (name, _, _, ability) = command.request.attribute
    return UnclaimedWord(ability, beyond: claims, "ask \(name)")
  }
}
