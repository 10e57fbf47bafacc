/// The kinds of steps that an invariant must see. The invariant does not run at steps of other
/// kinds.
struct Interest: OptionSet, Sendable {
  let rawValue: UInt32

  /// The offset or the zoom changed.
  static let moved = Interest(rawValue: 1)
  /// One finger of the view is down.
  static let dragging = Interest(rawValue: 2)
  /// Two or more fingers of the view are down.
  static let pinching = Interest(rawValue: 4)
  /// No finger is down and the offset or the zoom changed.
  static let coasting = Interest(rawValue: 8)
  /// Everything has been still for long enough to be at rest.
  static let rest = Interest(rawValue: 16)
  /// The window, a frame, the keyboard or a setting changed in this step.
  static let layout = Interest(rawValue: 32)
  /// Every step.
  static let always = Interest(rawValue: 64)
  /// A finger came down in this step.
  static let landed = Interest(rawValue: 128)
  /// A finger lifted or was cancelled in this step.
  static let lifted = Interest(rawValue: 256)
  /// The app made a request in this step.
  static let requested = Interest(rawValue: 512)
  /// The engine reported callbacks other than `didScroll` and `didZoom`.
  static let reported = Interest(rawValue: 1024)
  /// A finger of the view moved in this step.
  static let touchMoved = Interest(rawValue: 2048)
  /// This is the first step at rest since anything happened.
  static let cameToRest = Interest(rawValue: 4096)
  /// This step is directly before or directly after an event at its time.
  static let moment = Interest(rawValue: 8192)
  /// The recorded device was observed in this step: invariants make pending decisions.
  static let look = Interest(rawValue: 16384)
  /// The recorded device reported in this step that the view had come to rest.
  static let expected = Interest(rawValue: 32768)
  /// Nothing concerned the view since an earlier step of the same kind. Only invariants that
  /// compare consecutive steps, or that judge a view that does not move, must receive such steps.
  static let repeated = Interest(rawValue: 131_072)
  /// The view shows a value that is not finite, which only the invariant about finite values can
  /// judge.
  static let notFinite = Interest(rawValue: 65536)

  /// Whether an invariant with this interest must see a step of a kind.
  func includes(stepOf kind: Interest) -> Bool {
    if kind.contains(.repeated), !contains(.repeated) { return false }
    return !isDisjoint(with: kind.subtracting(.repeated))
  }
}
