/// What an engine can do and report. An invariant that needs a missing ability is untested, with
/// the reason; never held and never broken. So is a recording with a word of such an ability: the
/// rows of the tables of words say which that is.
public struct Abilities: OptionSet, Hashable, Sendable {
  /// One bit for each ability.
  public let rawValue: UInt64

  /// Abilities by their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Turns pages.
  public static let paging = Abilities(rawValue: 1)
  /// Zooms.
  public static let zoom = Abilities(rawValue: 1 << 1)
  /// Handles rotations, resizes and changed frames.
  public static let turning = Abilities(rawValue: 1 << 2)
  /// Reports the insets that apply.
  public static let insets = Abilities(rawValue: 1 << 3)
  /// Handles requests of the app.
  public static let asks = Abilities(rawValue: 1 << 4)
  /// Reports callbacks.
  public static let callbacks = Abilities(rawValue: 1 << 5)
  /// Shows offsets beyond the range while it bounces.
  public static let overscroll = Abilities(rawValue: 1 << 6)
  /// Handles touches that the system cancels.
  public static let cancel = Abilities(rawValue: 1 << 7)
  /// Reports velocities.
  public static let velocity = Abilities(rawValue: 1 << 8)
  /// Reports what its views are doing.
  public static let activity = Abilities(rawValue: 1 << 9)
  /// Reports what the app shows beside its views.
  public static let readouts = Abilities(rawValue: 1 << 10)
  /// Handles settings that change while it runs: content, policies.
  public static let settings = Abilities(rawValue: 1 << 11)
  /// Makes room for a keyboard.
  public static let keyboard = Abilities(rawValue: 1 << 12)
  /// Holds scenes of more than one view.
  public static let manyViews = Abilities(rawValue: 1 << 13)

  /// Limits a drag to the axis along which it began, where the scene asks for that.
  public static let directionLock = Abilities(rawValue: 1 << 14)
  /// Rests on cells and rows, where the scene asks for that.
  public static let steps = Abilities(rawValue: 1 << 15)

  /// Of nested views, lets the outer one follow a finger where the inner one cannot go that way.
  public static let handsOver = Abilities(rawValue: 1 << 16)

  /// Has a control that is pulled to refresh.
  public static let refresh = Abilities(rawValue: 1 << 17)

  /// Stops at its edges where a view does not bounce, and bounces small content where it always does.
  public static let bounces = Abilities(rawValue: 1 << 18)
  /// Coasts at other rates of deceleration than the normal one.
  public static let deceleration = Abilities(rawValue: 1 << 19)
  /// Rests anywhere while it is zoomed, where pages are for zoom 1 only.
  public static let pagingWhenZoomed = Abilities(rawValue: 1 << 20)
  /// Turns pages that are as wide as an image.
  public static let imagePages = Abilities(rawValue: 1 << 21)
  /// Works out the least zoom from what shows the whole content.
  public static let zoomLimits = Abilities(rawValue: 1 << 22)
  /// Stops a pinch at a limit of the zoom, where the zoom does not bounce.
  public static let zoomBounces = Abilities(rawValue: 1 << 23)
  /// Zooms where the app requests it.
  public static let zoomAsks = Abilities(rawValue: 1 << 24)
  /// Makes content as wide as the viewport, a row of pages or a grid of cells.
  public static let layouts = Abilities(rawValue: 1 << 25)
  /// Puts small content in the middle.
  public static let centring = Abilities(rawValue: 1 << 26)
  /// Keeps the page, the centre or the leading edge in place when the viewport changes.
  public static let resizing = Abilities(rawValue: 1 << 27)
  /// Holds a view that is inside another.
  public static let nesting = Abilities(rawValue: 1 << 28)
  /// Is a wheel of rows.
  public static let wheels = Abilities(rawValue: 1 << 29)
  /// Shows an image in tiles.
  public static let tiles = Abilities(rawValue: 1 << 30)

  /// Begins content at the right, where the scene asks for that.
  public static let rightToLeft = Abilities(rawValue: 1 << 31)

  /// Lays images out in a row, or on pages as high as the tallest.
  public static let images = Abilities(rawValue: 1 << 32)
  /// Is a table of rows, with a header that sticks above each section.
  public static let tables = Abilities(rawValue: 1 << 33)
  /// Lets a drag send the keyboard away, and makes room when it is there.
  public static let keyboardModes = Abilities(rawValue: 1 << 34)

  /// Every ability.
  public static let all = Abilities(rawValue: (1 << 35) - 1)
}

extension Abilities {
  /// The names that reports and the command line use, in order.
  package static let names: [(ability: Abilities, name: String)] = [
    (.paging, "paging"), (.zoom, "zoom"), (.turning, "turning"), (.insets, "insets"),
    (.asks, "asks"), (.callbacks, "callbacks"), (.overscroll, "overscroll"), (.cancel, "cancel"),
    (.velocity, "velocity"), (.activity, "activity"), (.readouts, "readouts"),
    (.settings, "settings"), (.keyboard, "keyboard"), (.manyViews, "many-views"),
    (.directionLock, "direction-lock"), (.steps, "steps"),
    (.handsOver, "hands-over"), (.refresh, "refresh"), (.bounces, "bounces"),
    (.deceleration, "deceleration"), (.pagingWhenZoomed, "paging-when-zoomed"),
    (.imagePages, "image-pages"), (.zoomLimits, "zoom-limits"), (.zoomBounces, "zoom-bounces"),
    (.zoomAsks, "zoom-asks"), (.layouts, "layouts"), (.centring, "centring"),
    (.resizing, "resizing"), (.nesting, "nesting"), (.wheels, "wheels"), (.tiles, "tiles"),
    (.rightToLeft, "right-to-left"), (.images, "images"), (.tables, "tables"),
    (.keyboardModes, "keyboard-modes"),
  ]

  /// The name of the first of them; empty where there is none.
  package var firstName: String { Self.names.first { contains($0.ability) }?.name ?? "" }
}
