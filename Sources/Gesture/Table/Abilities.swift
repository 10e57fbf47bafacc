/// What an engine can do and report. An invariant that needs a missing ability is untested, with
/// the reason; never held and never broken.
public struct Abilities: OptionSet, Hashable, Sendable {
  /// One bit for each ability.
  public let rawValue: UInt32

  /// Abilities by their bits.
  public init(rawValue: UInt32) {
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

  /// Every ability.
  public static let all = Abilities(rawValue: (1 << 18) - 1)
}

extension Abilities {
  /// The names that reports and the command line use, in order.
  public static let names: [(ability: Abilities, name: String)] = [
    (.paging, "paging"), (.zoom, "zoom"), (.turning, "turning"), (.insets, "insets"),
    (.asks, "asks"), (.callbacks, "callbacks"), (.overscroll, "overscroll"), (.cancel, "cancel"),
    (.velocity, "velocity"), (.activity, "activity"), (.readouts, "readouts"),
    (.settings, "settings"), (.keyboard, "keyboard"), (.manyViews, "many-views"),
    (.directionLock, "direction-lock"), (.steps, "steps"),
    (.handsOver, "hands-over"), (.refresh, "refresh"),
  ]
}
