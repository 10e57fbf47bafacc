/// Properties of a view in a web page, in addition to its visible state.
///
/// The contract of an engine describes how the engine scrolls. In a page, an engine may scroll some
/// views while the page's scripts move others, and both may change during a recording.
@usableFromInline
package struct ViewTraits: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable @inline(__always) package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The page's script handles fingers, so slop, coast and snapping differ from the engine's own
  /// values.
  @inlinable @inline(__always) package static var scripted: ViewTraits { ViewTraits(rawValue: 1) }
  /// The page's script moves slides, so the view probably comes to rest on a slide.
  @inlinable @inline(__always) package static var slides: ViewTraits { ViewTraits(rawValue: 2) }
  /// A finger that scrolls the view to its edge does not continue to scroll the view around it.
  @inlinable @inline(__always) package static var keepsFinger: ViewTraits {
    ViewTraits(rawValue: 4)
  }
  /// The app is currently moving the view, or has moved it at once while it was moving.
  @inlinable @inline(__always) package static var sent: ViewTraits { ViewTraits(rawValue: 8) }
  /// The view is currently not in the page. Its other values are its last values before it was
  /// removed.
  @inlinable @inline(__always) package static var away: ViewTraits { ViewTraits(rawValue: 16) }
  /// The view belongs to a web page.
  @inlinable @inline(__always) package static var ofPage: ViewTraits { ViewTraits(rawValue: 32) }
  /// The app is currently moving the view by an animation or a smooth scroll, and not at once.
  @inlinable @inline(__always) package static var animated: ViewTraits { ViewTraits(rawValue: 64) }
}
