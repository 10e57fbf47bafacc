internal import Replay

// What is known about a view of an app's own page.

extension Facts {
  /// Whether the page handles fingers on the view itself, so that its slop, coast and snapping are
  /// unknown.
  var isScripted: Bool { now.traits.contains(.scripted) || was.traits.contains(.scripted) }

  /// Whether that holds for the view or for one around it, so that it is unknown which of them
  /// follows a finger.
  var isChainScripted: Bool { isScripted || outer?.isChainScripted ?? false }

  /// Whether the app moves the view by an animation or a smooth scroll of its own.
  var isSentByPage: Bool { now.traits.contains(.sent) || was.traits.contains(.sent) }
}
