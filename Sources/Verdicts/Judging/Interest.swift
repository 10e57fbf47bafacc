/// The kinds of steps an invariant must see. A step of no interest to an invariant costs it
/// nothing.
struct Interest: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The offset or the zoom changed.
  static let moved = Interest(rawValue: 1)
  /// One finger of the view is down.
  static let dragging = Interest(rawValue: 2)
  /// Two or more fingers of the view are down.
  static let pinching = Interest(rawValue: 4)
  /// No finger is down and the offset or the zoom changed.
  static let coasting = Interest(rawValue: 8)
  /// Everything has been at rest for long enough to be sure.
  static let rest = Interest(rawValue: 16)
  /// The window, a frame, the keyboard or a setting changed in this step.
  static let layout = Interest(rawValue: 32)
  static let always = Interest(rawValue: 64)
  /// A finger came down in this step.
  static let landed = Interest(rawValue: 128)
  /// A finger lifted or was taken away in this step.
  static let lifted = Interest(rawValue: 256)
  /// The app asked for something in this step.
  static let asked = Interest(rawValue: 512)
  /// The engine told its app more than that the offset or the zoom changed.
  static let reported = Interest(rawValue: 1024)
  /// A finger of the view went somewhere in this step.
  static let swept = Interest(rawValue: 2048)
  /// The first step at rest since anything happened.
  static let settled = Interest(rawValue: 4096)
  /// Something happens at the time of this step: it stands just before or just after it.
  static let moment = Interest(rawValue: 8192)
  /// A device that was recorded was looked at. What invariants left open until then is settled now.
  static let look = Interest(rawValue: 16384)
  /// The recorded device said in this step that the view had come to rest.
  static let expected = Interest(rawValue: 32768)
}
