/// One thing that happened while recording, and when.
public struct InputEvent: Hashable, Sendable {
  /// When it happened.
  public var time: Instant
  /// What happened.
  public var action: Action

  /// Something that happened at a time.
  public init(at time: Instant, _ action: Action) {
    self.time = time
    self.action = action
  }
}

extension InputEvent {
  /// What happened. Touches are nearly all of a recording, so everything else is stored apart and
  /// an event stays as small as a touch.
  public enum Action: Hashable, Sendable {
    /// A finger went down, moved, lifted or was cancelled by the system.
    case touch(Touch)
    /// The window turned or was resized, a view's frame changed, the keyboard came or went.
    indirect case layout(LayoutChange)
    /// The app changed a view: content grew or shrank, insets, paging, zoom limits …
    indirect case setting(SettingChange)
    /// The app asked for something: scroll to, reveal, zoom to, end the refresh …
    indirect case ask(Command)
    /// What the recorded device showed; never given to an engine.
    indirect case observation(Observation)
    /// A name for a moment; means nothing to an engine.
    indirect case mark(String)
  }
}
