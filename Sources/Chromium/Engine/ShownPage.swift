internal import Model
internal import Replay

/// A page that shows a scene: a generated page, or a page of another author on which the recording
/// was made.
protocol ShownPage: AnyObject {
  var page: BrowserPage { get }

  /// A script that returns the app's own signals; nil if there are none.
  var signalScript: String? { get }

  /// Draws the first frames. The recording's time is then `time`.
  func begin(at time: Instant) throws(EngineError)

  /// Advances the time to a frame, and draws the frame.
  func step(to time: Instant) throws(EngineError)

  /// Performs the touches of a moment. The states of the page must have been queried since its last
  /// change.
  func touch(_ moment: Moment, _ fingers: inout FingersDown) throws(EngineError)

  /// The present states of all views.
  func show(in states: inout [ViewState]) throws(EngineError)

  /// Lays out the page for the scene after a change.
  func lay(_ scene: Scene, after change: InputEvent.Action) throws(EngineError)

  /// Performs a request of the app to a view in this state.
  func perform(_ command: Command, at state: ViewState) throws(EngineError)
}

extension ShownPage {
  /// Stores the current states of all views and the app's own signals, and adds the errors of the
  /// page.
  func show(
    in states: inout [ViewState], _ signals: inout AppSignals, _ errors: inout [PageError]
  ) throws(EngineError) {
    try show(in: &states)
    errors += page.removeErrors()
    if let signalScript { signals = try page.signals(signalScript) }
  }
}
