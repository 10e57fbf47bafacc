internal import Model

/// The gesture or event in a small recording.
package enum IsolatedGesture: String, CaseIterable, Sendable {
  case drag
  /// A finger stays where it came down.
  case stay
  case flick
  case flickCancelled = "cancelled flick"
  /// The content grows before the visible part while it coasts.
  case growAbove = "growth above a coast"
  case growBelow = "growth below a coast"
  /// A coast reaches an edge.
  case edge
  /// A finger pulls past an edge and lets go.
  case pull
  /// A finger stops a coasting view.
  case `catch`
  /// The app scrolls with an animation.
  case request
  case turn
  /// Two fingers spread and come back, within the limits of the zoom.
  case pinch
  /// Two fingers spread beyond the limit of the zoom, and come back.
  case pinchBeyond = "pinch beyond a limit"
  /// Two fingers spread beyond the limit of the zoom, and lift.
  case zoomReturn = "return of the zoom"

  var hasFingers: Bool { self != .request && self != .turn }

  var isPinch: Bool {
    switch self {
    case .pinch, .pinchBeyond, .zoomReturn: true
    default: false
    }
  }
}

/// The state of the view at the beginning of the gesture.
package enum IsolatedState: String, CaseIterable, Sendable {
  case plain
  /// After two drags that end at rest.
  case third = "third gesture"
  case afterCancel = "after a cancelled drag"
  case zoomed
  /// The gesture is in the second of two views.
  case twoViews = "second view"
  case turned = "after a rotation"
  case afterRequest = "after a request"

  /// The number of touches before the gesture.
  var touches: Int {
    switch self {
    case .third: 2
    case .afterCancel: 1
    default: 0
    }
  }
}
