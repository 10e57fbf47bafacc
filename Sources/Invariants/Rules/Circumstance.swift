internal import Model
internal import Replay

/// The situation in which an invariant was broken. Violations with the same cause have the same
/// circumstance, even if their numbers differ.
struct Circumstance {
  /// What the fingers, the app and the view are doing, as text.
  private let doing: String
  /// The kind of view.
  private let kind: String

  init(_ facts: borrowing Facts) {
    doing = facts.doing
    kind = facts.kind
  }

  /// The circumstance as text: `while a finger drags, in pages`.
  var text: String { doing + kind }
}

extension Facts {
  /// What the fingers, the app and the view are doing. Events of the step take precedence, because
  /// they are the most probable reason for the state shown after it.
  fileprivate var doing: String {
    if happened.contains(.turn) { return "as the window rotates" }
    if happened.contains(.frame) { return "as the view gets another frame" }
    if happened.contains(.keyboard) { return "as the keyboard changes" }
    if happened.contains(.setting) { return "as the app changes the view" }
    if happened.contains(.request) { return "as the app makes a request" }
    if happened.contains(.cancel) { return "as a touch is cancelled" }
    if happened.contains(.up) { return "as a finger lifts" }
    if happened.contains(.down) { return "as a finger comes down" }
    if fingers.count > 1 { return "while fingers pinch" }
    if fingers.count == 1 { return doingOfFinger }
    return isAtRest ? sinceRest.doing : doingByItself
  }

  private var doingOfFinger: String {
    if max(overscroll.x, overscroll.y) > resolution { return "while a finger pulls past the edge" }
    return happened.contains(.move) || hasMoved
      ? "while a finger drags" : "while a finger stays down"
  }

  private var doingByItself: String {
    if now.zoom != was.zoom { return "while its zoom changes by itself" }
    if sinceRest.requests > 0, sinceRest.request?.animated == true {
      return "during a requested motion"
    }
    let isOutside = max(wasOverscroll.x, wasOverscroll.y) > resolution
    return isOutside ? "while it bounces back" : "while it coasts"
  }

  fileprivate var kind: String {
    let isEnlarged = now.zoom > now.minimumZoom
    if scene.wheel != nil { return ", on a wheel" }
    if scene.scroll.paging {
      return isEnlarged ? ", in a page above its minimum zoom" : ", in pages"
    }
    if scene.snap != nil { return ", on cells" }
    if isEnlarged { return ", above its minimum zoom" }
    if space(.x) <= 0, space(.y) <= 0 { return ", in content that fits" }
    return scene.inside == nil ? "" : ", in a view inside another"
  }
}

extension SinceRest {
  fileprivate var doing: String {
    if !happened.isDisjoint(with: .turn | .frame) { return "at rest after a rotation" }
    if !happened.isDisjoint(with: .setting | .keyboard) {
      return "at rest after the app changed the view"
    }
    if happened.contains(.request) { return "at rest after a request" }
    if maxFingers > 1 { return "at rest after a pinch" }
    return happened.isDisjoint(with: .touch) ? "at rest" : "at rest after a touch"
  }
}
