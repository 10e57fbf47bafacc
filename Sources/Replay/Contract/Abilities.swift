/// What an engine can do and report. An invariant that needs a missing ability is untested, with
/// the reason; never held and never broken.
public struct Abilities: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let paging = Abilities(rawValue: 1)
  public static let zoom = Abilities(rawValue: 1 << 1)
  /// Takes turns, resizes and changed frames.
  public static let turning = Abilities(rawValue: 1 << 2)
  public static let insets = Abilities(rawValue: 1 << 3)
  public static let asks = Abilities(rawValue: 1 << 4)
  public static let callbacks = Abilities(rawValue: 1 << 5)
  /// Shows offsets beyond the range while it bounces.
  public static let overscroll = Abilities(rawValue: 1 << 6)
  public static let cancel = Abilities(rawValue: 1 << 7)
  public static let velocity = Abilities(rawValue: 1 << 8)
  public static let activity = Abilities(rawValue: 1 << 9)
  public static let readouts = Abilities(rawValue: 1 << 10)
  /// Takes settings that change while it runs: content, policies.
  public static let settings = Abilities(rawValue: 1 << 11)
  public static let keyboard = Abilities(rawValue: 1 << 12)
  /// Holds scenes of more than one view.
  public static let manyViews = Abilities(rawValue: 1 << 13)

  /// Holds a drag to the axis it began along where the scene wants that.
  public static let directionLock = Abilities(rawValue: 1 << 14)
  /// Rests on cells and rows where the scene wants that.
  public static let steps = Abilities(rawValue: 1 << 15)

  /// Of nested views leaves a finger to the one around where the inner one cannot go its way.
  public static let handsOver = Abilities(rawValue: 1 << 16)

  /// Has a control that is pulled to refresh.
  public static let refresh = Abilities(rawValue: 1 << 17)

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
