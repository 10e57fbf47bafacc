internal import Gesture

/// What happened at a moment.
///
/// The type and its bits are usable from inline code: a function of a package type that is not is never
/// compiled into another module, whatever stands before it, and every step is asked a dozen times.
@usableFromInline package struct StepEvents: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  @usableFromInline package let rawValue: UInt16

  /// Events by their bits.
  @inlinable @inline(__always) package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A finger came down.
  @inlinable @inline(__always) package static var down: StepEvents { StepEvents(rawValue: 1) }
  /// A finger moved.
  @inlinable @inline(__always) package static var move: StepEvents { StepEvents(rawValue: 2) }
  /// A finger lifted.
  @inlinable @inline(__always) package static var up: StepEvents { StepEvents(rawValue: 4) }
  /// A finger was cancelled.
  @inlinable @inline(__always) package static var cancel: StepEvents { StepEvents(rawValue: 8) }
  /// The window turned or changed its size.
  @inlinable @inline(__always) package static var turn: StepEvents { StepEvents(rawValue: 16) }
  /// A view's frame changed by itself.
  @inlinable @inline(__always) package static var frame: StepEvents { StepEvents(rawValue: 32) }
  /// The keyboard came, went or changed.
  @inlinable @inline(__always) package static var keyboard: StepEvents { StepEvents(rawValue: 64) }
  /// The app changed a setting.
  @inlinable @inline(__always) package static var setting: StepEvents { StepEvents(rawValue: 128) }
  /// The app made a request.
  @inlinable @inline(__always) package static var ask: StepEvents { StepEvents(rawValue: 256) }

  /// What changes the room a view has, or what it holds.
  @inlinable @inline(__always) package static var layout: StepEvents {
    .turn | .frame | .keyboard | .setting
  }
  /// What fingers do.
  @inlinable @inline(__always) package static var touch: StepEvents {
    .down | .move | .up | .cancel
  }
  /// Fingers leave.
  @inlinable @inline(__always) package static var lift: StepEvents { .up | .cancel }
}

// The general ways of sets stand in another module, where the compiler makes no plain numbers of
// them: a list of events is made anew at every step, which costs a check a third of its time.
extension StepEvents {
  /// The events of both.
  @inlinable @inline(__always) package static func | (one: StepEvents, other: StepEvents)
    -> StepEvents
  {
    StepEvents(rawValue: one.rawValue | other.rawValue)
  }

  /// Whether nothing happened.
  @inlinable @inline(__always) package var isEmpty: Bool { rawValue == 0 }

  /// Whether all of another set happened.
  @inlinable @inline(__always) package func contains(_ other: StepEvents) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  /// Whether the same happened.
  @inlinable @inline(__always) package static func == (one: StepEvents, other: StepEvents) -> Bool {
    one.rawValue == other.rawValue
  }

  /// Adds the events of another set.
  @inlinable @inline(__always) package mutating func formUnion(_ other: StepEvents) {
    self = StepEvents(rawValue: rawValue | other.rawValue)
  }

  /// Whether nothing happened that is also in another set.
  @inlinable @inline(__always) package func isDisjoint(with other: StepEvents) -> Bool {
    rawValue & other.rawValue == 0
  }

  /// Whether all that happened is in another set.
  @inlinable @inline(__always) package func isSubset(of other: StepEvents) -> Bool {
    rawValue & ~other.rawValue == 0
  }

  /// What an event is; nothing where engines do not receive it, and for events that no invariant asks for.
  init(_ action: InputEvent.Action) {
    switch action {
    case .touch(let touch):
      switch touch.phase {
      case .down: self = .down
      case .move: self = .move
      case .up: self = .up
      case .cancel: self = .cancel
      }
    case .layout(.turn), .layout(.resize): self = .turn
    case .layout(.frame): self = .frame
    case .layout(.keyboard): self = .keyboard
    case .setting: self = .setting
    case .ask: self = .ask
    default: self = []
    }
  }
}
