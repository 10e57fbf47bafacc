internal import Model

/// The kinds of events in a moment.
///
/// The type and its bits are usable from inline code, because the type is used a dozen times per
/// step. Unless a package type is usable from inline code, its functions are never inlined into
/// another module, even with inlining attributes.
@usableFromInline package struct StepEvents: OptionSet, Hashable, Sendable {
  /// A bit for each kind of event.
  @usableFromInline package let rawValue: UInt16

  /// Creates a set from its bits.
  @inlinable @inline(__always) package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A finger came down.
  @inlinable @inline(__always) package static var down: StepEvents { StepEvents(rawValue: 1) }
  /// A finger moved.
  @inlinable @inline(__always) package static var move: StepEvents { StepEvents(rawValue: 2) }
  /// A finger lifted.
  @inlinable @inline(__always) package static var up: StepEvents { StepEvents(rawValue: 4) }
  /// A finger was cancelled.
  @inlinable @inline(__always) package static var cancel: StepEvents { StepEvents(rawValue: 8) }
  /// The window rotated or changed its size.
  @inlinable @inline(__always) package static var turn: StepEvents { StepEvents(rawValue: 16) }
  /// The frame of a view changed without a change of the window.
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
  /// Events in which a finger lifts or is cancelled.
  @inlinable @inline(__always) package static var lift: StepEvents { .up | .cancel }
}

// These operations replace the generic set operations, which are in another module, where the
// compiler does not reduce them to plain integers. The events of every step are such a set, so the
// generic operations would take a third of the time of a check.
extension StepEvents {
  /// The union of both sets.
  @inlinable @inline(__always) package static func | (one: StepEvents, other: StepEvents)
    -> StepEvents
  {
    StepEvents(rawValue: one.rawValue | other.rawValue)
  }

  /// Whether the set contains no event.
  @inlinable @inline(__always) package var isEmpty: Bool { rawValue == 0 }

  /// Whether this set contains all events of another set.
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

  /// Whether the sets have no event in common.
  @inlinable @inline(__always) package func isDisjoint(with other: StepEvents) -> Bool {
    rawValue & other.rawValue == 0
  }

  /// Whether another set contains all events of this set.
  @inlinable @inline(__always) package func isSubset(of other: StepEvents) -> Bool {
    rawValue & ~other.rawValue == 0
  }

  /// Creates the kind of an event; empty for events that engines do not receive or that no
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
