internal import Replay

// Facts about the views of a web page.

extension Facts {
  /// Whether the page's script handles fingers on the view, so that the slop, the coast and the
  /// snapping are unknown.
  var isScripted: Bool { now.traits.contains(.scripted) || was.traits.contains(.scripted) }

  /// Whether a script handles fingers on the view or on a view around it, so that it is unknown
  /// which view follows a finger.
  var isChainScripted: Bool { isScripted || outer?.isChainScripted ?? false }

  /// Whether the app moves the view by its own animation or smooth scroll.
  var isSentByPage: Bool { now.traits.contains(.sent) || was.traits.contains(.sent) }
}
