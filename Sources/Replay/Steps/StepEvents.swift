internal import Gesture

/// What happened at a moment.
public struct StepEvents: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt16

  /// Events by their bits.
  @inlinable public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A finger came down.
  @inlinable public static var down: StepEvents { StepEvents(rawValue: 1) }
  /// A finger moved.
  @inlinable public static var move: StepEvents { StepEvents(rawValue: 2) }
  /// A finger lifted.
  @inlinable public static var up: StepEvents { StepEvents(rawValue: 4) }
  /// A finger was cancelled.
  @inlinable public static var cancel: StepEvents { StepEvents(rawValue: 8) }
  /// The window turned or changed its size.
  @inlinable public static var turn: StepEvents { StepEvents(rawValue: 16) }
  /// A view's frame changed by itself.
  @inlinable public static var frame: StepEvents { StepEvents(rawValue: 32) }
  /// The keyboard came, went or changed.
  @inlinable public static var keyboard: StepEvents { StepEvents(rawValue: 64) }
  /// The app changed a setting.
  @inlinable public static var setting: StepEvents { StepEvents(rawValue: 128) }
  /// The app made a request.
  @inlinable public static var ask: StepEvents { StepEvents(rawValue: 256) }

  /// What changes the room a view has, or what it holds.
  @inlinable public static var layout: StepEvents { [.turn, .frame, .keyboard, .setting] }
  /// What fingers do.
  @inlinable public static var touch: StepEvents { [.down, .move, .up, .cancel] }
  /// Fingers leave.
  @inlinable public static var lift: StepEvents { [.up, .cancel] }
}

extension StepEvents {
  /// What an event is; nothing where engines do not receive it.
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
    case .observation, .mark: self = []
    }
  }
}
