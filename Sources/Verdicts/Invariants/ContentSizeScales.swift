public import Gesture
internal import Replay

/// The content's size follows the zoom: it is the unzoomed size times the zoom.
///
/// A person can scroll past the end of a picture, or cannot reach it. Engines that wait for the end
/// of a pinch to set the size have shown it.
public struct ContentSizeScales: ReplayInvariant {
  public static let name = "content-size-scales"
  public static let summary = "the content's size is its unzoomed size times the zoom"
  public static let interest: Interest = [.moved]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let scale: Double
  private let tolerances: Tolerances

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.zoom) { return .untested(reason) }
    return .views(of: scene) { _ in
      Self(scale: scene.window.scale, tolerances: terms.tolerances)
    }
  }

  private init(scale: Double, tolerances: Tolerances) {
    self.scale = scale
    self.tolerances = tolerances
  }

  public mutating func observe(_ facts: borrowing Facts) {
    // Of a recorded device it is what follows from the scene.
    guard !facts.sight.isRecorded else { return tally.lackRoom() }
    let now = facts.now
    let was = facts.was
    guard now.zoom != was.zoom, facts.happened.isDisjoint(with: .layout) else { return }
    for (side, before) in [
      (now.content.width, was.content.width), (now.content.height, was.content.height),
    ] {
      let due = before / was.zoom * now.zoom
      tally.check(
        (side - due).magnitude, within: tolerances.rest(at: due, scale: scale), facts
      ) { ("content of \(due.text) points at zoom \(now.zoom.text)", side.text) }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict() }
}
