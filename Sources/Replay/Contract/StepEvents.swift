internal import Model

/// The events of a moment.
///
/// The type and its bits are usable from inline code. A function of a package type that is not is
/// never compiled into another module, whatever its attributes are, and this type is used a dozen
/// times per step.
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
  /// The keyboard appeared, disappeared or changed.
  @inlinable @inline(__always) package static var keyboard: StepEvents { StepEvents(rawValue: 64) }
  /// The app changed a setting.
  @inlinable @inline(__always) package static var setting: StepEvents { StepEvents(rawValue: 128) }
  /// The app made a request.
  @inlinable @inline(__always) package static var request: StepEvents { StepEvents(rawValue: 256) }

  /// Events that change the scroll range of a view, or its content.
  @inlinable @inline(__always) package static var layout: StepEvents {
    .turn | .frame | .keyboard | .setting
  }
  /// Events of fingers.
  @inlinable @inline(__always) package static var touch: StepEvents {
    .down | .move | .up | .cancel
  }
  /// Fingers lift or are cancelled.
  @inlinable @inline(__always) package static var lift: StepEvents { .up | .cancel }
}

// The generic operations of sets are in another module, where the compiler does not reduce them to
// plain integers. A list of events is made at every step, so using them costs a check a third of
// its time.
extension StepEvents {
  /// The union of both sets.
  @inlinable @inline(__always) package static func | (one: StepEvents, other: StepEvents)
    -> StepEvents
  {
    StepEvents(rawValue: one.rawValue | other.rawValue)
  }

  /// Whether nothing happened.
  @inlinable @inline(__always) package var isEmpty: Bool { rawValue == 0 }

  /// Whether all events of another set happened.
  @inlinable @inline(__always) package func contains(_ other: StepEvents) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  /// Whether both sets contain the same events.
  @inlinable @inline(__always) package static func == (one: StepEvents, other: StepEvents) -> Bool {
    one.rawValue == other.rawValue
  }

  /// Adds the events of another set.
  @inlinable @inline(__always) package mutating func formUnion(_ other: StepEvents) {
    self = StepEvents(rawValue: rawValue | other.rawValue)
  }

  /// Whether no event of another set happened.
  @inlinable @inline(__always) package func isDisjoint(with other: StepEvents) -> Bool {
    rawValue & other.rawValue == 0
  }

  /// Whether another set contains all events of this one.
  @inlinable @inline(__always) package func isSubset(of other: StepEvents) -> Bool {
    rawValue & ~other.rawValue == 0
  }

  /// The kind of an event; empty for events that engines do not receive, and for those that no
  /// invariant uses.
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
    case .request: self = .request
    default: self = []
    }
  }
}
