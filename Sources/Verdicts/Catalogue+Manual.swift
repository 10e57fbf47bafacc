internal import Gesture
public import Replay

extension Catalogue {
  /// The manual entry of an invariant, in paragraphs: the doc comment of its type.
  public static func manual(of name: String) -> [String] {
    let text = entries.first { $0.invariant == name }?.text ?? ""
    var paragraphs = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        paragraphs.append("")
      } else {
        let last = paragraphs.count - 1
        paragraphs[last] += paragraphs[last].isEmpty ? String(line) : " " + line
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  /// What an engine must report for an invariant to be judged: found by asking the invariant, so
  /// that it cannot say one thing and do another.
  public static func abilitiesNeeded(by invariant: any Invariant.Type) -> Abilities {
    if let relation = invariant as? any Relation.Type { return relation.needs }
    guard let invariant = invariant as? any ReplayInvariant.Type else { return [] }
    var needed: Abilities = []
    for (ability, _) in Abilities.names {
      let terms = Terms(
        abilities: Abilities.all.subtracting(ability), contract: EngineContract())
      if invariant.lacks(sample, terms) { needed.insert(ability) }
    }
    return needed
  }

  private static let sample = Scene(
    window: Window(size: Size(width: 320, height: 480)),
    views: [
      ViewScene(
        id: "view", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
        content: Size(width: 3200, height: 4800))
    ])
}

extension ReplayInvariant {
  fileprivate static func lacks(_ scene: Scene, _ terms: Terms) -> Bool {
    if case .untested(.notReported) = applicability(for: scene, terms) { true } else { false }
  }
}
