internal import Gesture

/// What happened at a moment.
package struct StepEvents: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  package let rawValue: UInt16

  /// Events by their bits.
  @inlinable package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A finger came down.
  @inlinable package static var down: StepEvents { StepEvents(rawValue: 1) }
  /// A finger moved.
  @inlinable package static var move: StepEvents { StepEvents(rawValue: 2) }
  /// A finger lifted.
  @inlinable package static var up: StepEvents { StepEvents(rawValue: 4) }
  /// A finger was cancelled.
  @inlinable package static var cancel: StepEvents { StepEvents(rawValue: 8) }
  /// The window turned or changed its size.
  @inlinable package static var turn: StepEvents { StepEvents(rawValue: 16) }
  /// A view's frame changed by itself.
  @inlinable package static var frame: StepEvents { StepEvents(rawValue: 32) }
  /// The keyboard came, went or changed.
  @inlinable package static var keyboard: StepEvents { StepEvents(rawValue: 64) }
  /// The app changed a setting.
  @inlinable package static var setting: StepEvents { StepEvents(rawValue: 128) }
  /// The app made a request.
  @inlinable package static var ask: StepEvents { StepEvents(rawValue: 256) }

  /// What changes the room a view has, or what it holds.
  @inlinable package static var layout: StepEvents { .turn | .frame | .keyboard | .setting }
  /// What fingers do.
  @inlinable package static var touch: StepEvents { .down | .move | .up | .cancel }
  /// Fingers leave.
  @inlinable package static var lift: StepEvents { .up | .cancel }
}

// The general ways of sets stand in another module, where the compiler makes no plain numbers of
// them: a list of events is made anew at every step, which costs a check a third of its time.
extension StepEvents {
  /// The events of both.
  @inlinable package static func | (one: StepEvents, other: StepEvents) -> StepEvents {
    StepEvents(rawValue: one.rawValue | other.rawValue)
  }

  /// Whether nothing happened.
  @inlinable package var isEmpty: Bool { rawValue == 0 }

  /// Whether nothing happened that is also in another set.
  @inlinable package func isDisjoint(with other: StepEvents) -> Bool {
    rawValue & other.rawValue == 0
  }

  /// Whether all that happened is in another set.
  @inlinable package func isSubset(of other: StepEvents) -> Bool {
    rawValue & ~other.rawValue == 0
  }
}

extension StepEvents {
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
