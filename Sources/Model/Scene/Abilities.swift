/// The features and values that an engine declares. An invariant that needs a missing ability is
/// untested, and its result states the reason. Such an invariant is never held and never broken. A
/// recording that uses a feature of a missing ability is untested too: the rows of the attribute
/// tables name the ability of each feature.
public struct Abilities: OptionSet, Hashable, Sendable {
  /// One bit for each ability.
  public let rawValue: UInt64

  /// Creates the abilities whose bits are set.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Turns pages.
  @inlinable public static var paging: Abilities { Abilities(rawValue: 1) }
  /// Zooms.
  @inlinable public static var zoom: Abilities { Abilities(rawValue: 1 << 1) }
  /// Handles rotations, resizes and changed frames.
  @inlinable public static var turning: Abilities { Abilities(rawValue: 1 << 2) }
  /// Reports the insets that apply.
  @inlinable public static var insets: Abilities { Abilities(rawValue: 1 << 3) }
  /// Handles requests of the app.
  @inlinable public static var requests: Abilities { Abilities(rawValue: 1 << 4) }
  /// Reports callbacks.
  @inlinable public static var callbacks: Abilities { Abilities(rawValue: 1 << 5) }
  /// Shows offsets outside the range while it bounces.
  @inlinable public static var overscroll: Abilities { Abilities(rawValue: 1 << 6) }
  /// Handles touches that the system cancels.
  @inlinable public static var cancel: Abilities { Abilities(rawValue: 1 << 7) }
  /// Reports velocities.
  @inlinable public static var velocity: Abilities { Abilities(rawValue: 1 << 8) }
  /// Reports the activity of its views.
  @inlinable public static var activity: Abilities { Abilities(rawValue: 1 << 9) }
  /// Reports the values that the app shows beside its views.
  @inlinable public static var readouts: Abilities { Abilities(rawValue: 1 << 10) }
  /// Handles settings that change while it runs: content, policies.
  @inlinable public static var settings: Abilities { Abilities(rawValue: 1 << 11) }
  /// Adds space for a keyboard.
  @inlinable public static var keyboard: Abilities { Abilities(rawValue: 1 << 12) }
  /// Supports scenes of more than one view.
  @inlinable public static var manyViews: Abilities { Abilities(rawValue: 1 << 13) }

  /// Limits a drag to the axis along which it began, if the scene requests that.
  @inlinable public static var directionLock: Abilities { Abilities(rawValue: 1 << 14) }
  /// Rests on cells and rows, if the scene requests that.
  @inlinable public static var steps: Abilities { Abilities(rawValue: 1 << 15) }

  /// Lets the outer of two nested views follow a finger if the inner view cannot move in that
  /// direction.
  @inlinable public static var handsOver: Abilities { Abilities(rawValue: 1 << 16) }

  /// Has a control that is pulled to refresh.
  @inlinable public static var refresh: Abilities { Abilities(rawValue: 1 << 17) }

  /// Stops at the edges of a view that does not bounce, and bounces small content of a view that
  /// always bounces.
  @inlinable public static var bounces: Abilities { Abilities(rawValue: 1 << 18) }
  /// Coasts at other rates of deceleration than the normal rate.
  @inlinable public static var deceleration: Abilities { Abilities(rawValue: 1 << 19) }
  /// Rests at any offset while the view is zoomed, if paging applies only at zoom 1.
  @inlinable public static var pagingWhenZoomed: Abilities { Abilities(rawValue: 1 << 20) }
  /// Turns pages that are as wide as an image.
  @inlinable public static var imagePages: Abilities { Abilities(rawValue: 1 << 21) }
  /// Computes the minimum zoom that shows the whole content.
  @inlinable public static var zoomLimits: Abilities { Abilities(rawValue: 1 << 22) }
  /// Stops a pinch at a limit of the zoom, if the zoom does not bounce.
  @inlinable public static var zoomBounces: Abilities { Abilities(rawValue: 1 << 23) }
  /// Zooms when the app requests it.
  @inlinable public static var zoomRequests: Abilities { Abilities(rawValue: 1 << 24) }
  /// Makes content as wide as the viewport, a row of pages or a grid of cells.
  @inlinable public static var layouts: Abilities { Abilities(rawValue: 1 << 25) }
  /// Centres small content.
  @inlinable public static var centring: Abilities { Abilities(rawValue: 1 << 26) }
  /// Keeps the page, the centre or the leading edge in place when the viewport changes.
  @inlinable public static var resizing: Abilities { Abilities(rawValue: 1 << 27) }
  /// Supports a view inside another view.
  @inlinable public static var nesting: Abilities { Abilities(rawValue: 1 << 28) }
  /// Supports wheels of rows.
  @inlinable public static var wheels: Abilities { Abilities(rawValue: 1 << 29) }
  /// Supports images shown in tiles.
  @inlinable public static var tiles: Abilities { Abilities(rawValue: 1 << 30) }

  /// Begins content at the right, if the scene requests that.
  @inlinable public static var rightToLeft: Abilities { Abilities(rawValue: 1 << 31) }

  /// Lays images out in a row, or on pages as high as the tallest image.
  @inlinable public static var images: Abilities { Abilities(rawValue: 1 << 32) }
  /// Supports tables of rows, with a header that sticks above each section.
  @inlinable public static var tables: Abilities { Abilities(rawValue: 1 << 33) }
  /// Lets a drag dismiss the keyboard, and adds space when it is shown.
  @inlinable public static var keyboardModes: Abilities { Abilities(rawValue: 1 << 34) }

  /// Every ability.
  public static let all = Abilities(rawValue: (1 << 35) - 1)

  /// The names that reports and the command line use, in the order of the bits.
  package static let names: [(ability: Abilities, name: String)] = [
    "paging", "zoom", "turning", "insets", "asks", "callbacks", "overscroll", "cancel", "velocity",
    "activity", "readouts", "settings", "keyboard", "many-views", "direction-lock", "steps",
    "hands-over", "refresh", "bounces", "deceleration", "paging-when-zoomed", "image-pages",
    "zoom-limits", "zoom-bounces", "zoom-asks", "layouts", "centring", "resizing", "nesting",
    "wheels", "tiles", "right-to-left", "images", "tables", "keyboard-modes",
  ].enumerated().map { (Abilities(rawValue: 1 << UInt64($0)), $1) }

  /// The name of the first ability; empty if there is none.
  package var firstName: String { Self.names.first { contains($0.ability) }?.name ?? "" }
}
