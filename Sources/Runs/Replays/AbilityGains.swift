internal import Files
package import Model
package import Text

/// The number of recordings that an engine plays as they are, and how many more it would play with
/// each undeclared ability.
package struct AbilityGains {
  /// The effect of declaring one more ability.
  package struct Gain: Sendable {
    package let ability: String
    /// The number of recordings that need only this undeclared ability.
    package internal(set) var alone = 0
    /// The number of recordings that need this and other undeclared abilities.
    package internal(set) var withOthers = 0
  }

  private let declared: Abilities
  private var known: [String: Gain] = [:]
  package private(set) var recordings = 0
  /// The number of recordings that need no undeclared ability.
  package private(set) var played = 0

  /// - Parameter declared: The abilities whose features the engine receives.
  package init(declared: Abilities) {
    self.declared = declared
  }

  /// Adds the recording in a file.
  package mutating func add(_ path: String) throws(FormatError) {
    let reader = try RecordingReader(file: path)
    var missing: Abilities = []
    while let word = reader.scene.word(beyond: declared.union(missing)) {
      missing.formUnion(word.ability)
    }
    while let event = try reader.next() {
      while let word = event.value.action.word(beyond: declared.union(missing)) {
        missing.formUnion(word.ability)
      }
    }
    add(missing)
  }

  private mutating func add(_ missing: Abilities) {
    recordings += 1
    let names = Abilities.names.filter { missing.contains($0.ability) }.map(\.name)
    if names.isEmpty { played += 1 }
    for name in names {
      var gain = known[name] ?? Gain(ability: name)
      if names.count == 1 { gain.alone += 1 } else { gain.withOthers += 1 }
      known[name] = gain
    }
  }

  /// The gains, the largest first.
  package var gains: [Gain] {
    known.values.sorted {
      ($0.alone, $0.withOthers, $1.ability) > ($1.alone, $1.withOthers, $0.ability)
    }
  }
}
