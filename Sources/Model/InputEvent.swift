/// One event of a recording, and its time.
public struct InputEvent: Hashable, Sendable {
  /// The time of the event.
  public var time: Instant
  /// The event.
  public var action: Action

  /// Creates an event at a time.
  public init(at time: Instant, _ action: Action) {
    self.time = time
    self.action = action
  }

  /// The kinds of events. Nearly all events of a recording are touches, so the other kinds are
  /// stored indirectly: an event is as small as a touch.
  public enum Action: Hashable, Sendable {
    /// A finger went down, moved, lifted or was cancelled by the system.
    case touch(Touch)
    /// The window turned or was resized, a view's frame changed, the keyboard appeared or
    /// disappeared.
    indirect case layout(LayoutChange)
    /// The app changed a view: content grew or shrank, insets, paging, zoom limits …
    indirect case setting(SettingChange)
    /// The app requested an action: scroll to, reveal, zoom to, end the refresh …
    indirect case request(Command)
    /// The state that the recorded device showed; never given to an engine.
    indirect case observation(Observation)
    /// A name for a moment, without a meaning for an engine.
    indirect case mark(String)
  }
}

extension InputEvent.Action {
  /// The kinds of events, with their names in files, messages and plots.
  package enum Name: String, CaseIterable, Sendable {
    case down, move, up, cancel, turn, resize, frame, keyboard, set
    case request = "ask"
    case seen, mark

    /// The ability that an engine must declare to receive events of this kind.
    package var ability: Abilities {
      switch self {
      case .down, .move, .up, .seen, .mark: []
      case .cancel: .cancel
      case .turn, .resize, .frame: .turning
      case .keyboard: .keyboard
      case .set: .settings
      case .request: .requests
      }
    }
  }

  package var name: Name {
    switch self {
    case .touch(let touch):
      switch touch.phase {
      case .down: .down
      case .move: .move
      case .up: .up
      case .cancel: .cancel
      }
    case .layout(.turn): .turn
    case .layout(.resize): .resize
    case .layout(.frame): .frame
    case .layout(.keyboard): .keyboard
    case .setting: .set
    case .request: .request
    case .observation: .seen
    case .mark: .mark
    }
  }

  /// Whether engines receive the event: observations and marks are not input.
  public var isInput: Bool {
    switch self {
    case .observation, .mark: false
    default: true
    }
  }

  /// The touch; nil for other events.
  public var touch: Touch? { if case .touch(let touch) = self { touch } else { nil } }

  /// The change of the layout; nil for other events.
  public var layout: LayoutChange? { if case .layout(let change) = self { change } else { nil } }

  /// The view of the event, if it has exactly one. Assigning a view changes only settings, requests
  /// and observations.
  public internal(set) var view: Int? {
    get {
      switch self {
      case .setting(let change): change.view
      case .request(let command): command.view
      case .observation(let observation): observation.view
      case .layout(.frame(let frame)): frame.view
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      if case .setting(var change) = self {
        change.view = newValue
        self = .setting(change)
      } else if case .request(var command) = self {
        command.view = newValue
        self = .request(command)
      } else if case .observation(var observation) = self {
        observation.view = newValue
        self = .observation(observation)
      }
    }
  }

  /// The event with other view indices; nil if the event concerns only a view without a new index.
  package func renumbered(_ index: (Int) -> Int?) -> InputEvent.Action? {
    var action = self
    if let view {
      guard let other = index(view) else { return nil }
      action.view = other
    }
    if case .layout(var change) = self {
      change.frames = change.frames.compactMap { frame in
        index(frame.view).map { FrameChange(view: $0, frame: frame.frame) }
      }
      action = .layout(change)
    }
    return action
  }
}
