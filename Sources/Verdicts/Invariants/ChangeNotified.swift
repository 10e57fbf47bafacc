public import Gesture
internal import Replay

/// Whatever changes is told: every change of the offset and of the zoom has its callback.
///
/// A person sees a label that lags behind. Engines that correct an offset without telling the app
/// have shown it.
public struct ChangeNotified: ReplayInvariant {
  public static let name = "change-notified"
  public static let summary = "every change of offset and zoom is told to the app"
  public static let interest: Interest = [.moved, .asked]
  private var tally = Tally()
  private let terms: Terms
  /// What the app asked for and the engine does not take, so that nothing changed.
  private var lacking: Abilities = []

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.callbacks) { return .untested(reason) }
    return .views(of: scene) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    if facts.asks > 0 { lacking.formUnion(Abilities.asks.subtracting(terms.abilities)) }
    var hasScrolled = false
    var hasZoomed = false
    for callback in facts.callbacks {
      switch callback.kind {
      case .didScroll: hasScrolled = true
      case .didZoom: hasZoomed = true
      default: break
      }
    }
    if facts.now.offset != facts.was.offset {
      tally.check(hasScrolled, facts) { ("a didScroll for a changed offset", "none") }
    }
    if facts.now.zoom != facts.was.zoom {
      tally.check(hasZoomed, facts) { ("a didZoom for a changed zoom", "none") }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict().lacking(lacking) }
}
