internal import Gesture
internal import Replay

/// A page that is a scene: one that was made of it, or one of somebody else that it was recorded on.
protocol ShownPage: AnyObject {
  var page: BrowserPage { get }

  /// Yields what it reports under names of its own; nil where it reports nothing.
  var signalScript: String? { get }

  /// Draws the first frames, after which the recording's time is this.
  func begin(at time: Instant) throws(EngineError)

  /// Lets time pass to a frame, and draws it.
  func step(to time: Instant) throws(EngineError)

  /// Does what fingers do, with what is shown now known.
  func touch(_ moment: Moment, _ fingers: inout FingersDown) throws(EngineError)

  /// Where every view stands.
  func show(in states: inout [ViewState]) throws(EngineError)

  /// Lays the page out for the scene as a change has left it.
  func lay(_ scene: Scene, after change: InputEvent.Action) throws(EngineError)

  /// Does what the app requests of a view in this state.
  func perform(_ command: Command, at state: ViewState) throws(EngineError)
}

extension ShownPage {
  /// Where every view stands, what the page reports under names of its own, and what went wrong in it.
  func show(
    in states: inout [ViewState], _ signals: inout AppSignals, _ errors: inout [PageError]
  ) throws(EngineError) {
    try show(in: &states)
    errors += page.removeErrors()
    if let signalScript { signals = try page.signals(signalScript) }
  }
}
