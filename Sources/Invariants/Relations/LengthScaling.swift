internal import Model
internal import Replay

/// With every length doubled, everything goes twice as far in the same time.
///
/// Otherwise everything feels heavier on a screen with finer pixels. Engines have used pixels where
/// they should use points, or have rounded their resting positions to a grid.
///
/// The lengths and speeds among the engine's own settings grow with the scene, so the engine must
/// declare which ones those are.
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
