internal import Model
internal import Replay

/// If every length is doubled, everything moves twice as far in the same time. The lengths and
/// speeds among the engine's own settings are doubled as well, so the engine must declare which
/// settings are lengths.
///
/// If this invariant is broken, scrolling seems heavier on a screen with smaller pixels. Engines
/// have counted in pixels what they should count in points, or rounded their resting positions to a
/// grid of a fixed size.
struct LengthScaling: Relation {
  static let summary = "with all lengths doubled everything moves twice as far"
  static let tolerance = ToleranceClass.atRest

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    let lengths = original.engine.settings.filter(\.isLength)
    guard !lengths.isEmpty || original.engine.contract.slop == 0 else {
      return .untested(.unsuited("the engine does not declare which of its settings are lengths"))
    }
    let change = Magnification(factor: 2)
    let settings = lengths.map { (name: $0.name, value: $0.value * change.factor) }
    do {
      let large = try original.engine.setting(settings)
      var terms = terms
      // An engine that shows whole pixels also rounds to whole pixels in the enlarged scene.
      terms.contract.offsetResolution *= 1 + change.factor
      terms.contract.restResolution = terms.contract.restResolution.map { $0 * (1 + change.factor) }
      terms.tolerances.related = terms.tolerances.rest(at: 0, scale: original.scene.window.scale)
      return .replays([TransformedReplay(change, of: original, on: large, terms)])
    } catch {
      return .untested(.unsuited(error.message))
    }
  }
}
