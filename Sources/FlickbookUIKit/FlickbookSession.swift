#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import FlickbookCore
  public import Model
  internal import Text
  public import UIKit
  public import Writing

  /// Records what a user does to a window's scroll views and what the views show, and judges the
  /// recording.
  ///
  ///     let session = try FlickbookSession(window: window, title: "Browse the gallery")
  ///     // A user, a UI test or the app itself scrolls.
  ///     let verdict = session.finish()
  ///     #expect(verdict.isHeld, "\(verdict)")
  ///
  /// The window must be a `FlickbookWindow`, or pass its events on with `deliver(_:to:_:)`. Each
  /// scroll view gets a delegate that forwards everything to the app's own delegate; `finish`
  /// restores the app's delegate. Nothing else of the app is changed, unless `observesRequests` is
  /// true.
  @MainActor public final class FlickbookSession {
    /// Describes properties that a scroll view does not have: its layout, the cells on which it
    /// rests, its label.
    public typealias Description = (UIScrollView, inout Flick.ViewScene) -> Void
    /// Fills in the values that the app shows beside a scroll view at every frame, such as the page
    /// of its label.
    public typealias ReadoutReport = (UIScrollView, inout Flick.Readouts) -> Void

    /// The window whose scroll views are recorded.
    public let window: UIWindow
    /// Whether requests that the app makes without `request` are recorded, by exchanging four
    /// methods of `UIScrollView` for the whole process. Observing requests requires the Objective-C
    /// runtime.
    public var observesRequests = false {
      didSet { RequestObservation.isOn = observesRequests || RequestObservation.isOn }
    }

    var log = SessionLog(capacity: 65_536)
    var views: [WatchedView] = []
    /// The scene before the first event.
    var start: Scene
    /// The scene after the last event so far.
    var scene: Scene
    let title: String
    let describe: Description
    let readouts: ReadoutReport?
    let zero: Double
    /// Whether `request` is calling UIKit at the moment. The call is then not recorded as another
    /// request.
    var isRequesting = false
    var samples: [TimedSample] = []
    var isKeyboardShown = false
    /// The field that has the focus: its index among the fields that the description of a view
    /// declares.
    public var focusedField: Int?
    private var ticker: FrameTicker?
    private var keyboard: KeyboardWatch?
    private(set) static var active: [FlickbookSession] = []

    /// Finds the scroll views of the window and begins to record.
    ///
    /// - Parameters:
    ///   - window: A `FlickbookWindow`, or a window that passes its events on.
    ///   - title: The title of the recording.
    ///   - readouts: Called for each scroll view at every frame.
    ///   - describe: Called for each new scroll view, and by `describeAgain`, with the scene as far
    ///     as it can be read.
    /// - Throws: An error if the window has no scroll view.
    public init(
      window: UIWindow, title: String, readouts: ReadoutReport? = nil,
      describe: @escaping Description = { _, _ in }
    ) throws(Objection) {
      self.window = window
      self.title = title
      self.readouts = readouts
      self.describe = describe
      zero = CACurrentMediaTime()
      start = Scene(window: window.sceneWindow, views: [])
      scene = start
      findViews(at: .zero, isStart: true)
      guard !views.isEmpty else {
        throw Objection(.missing, "no scroll view in the window", expected: "at least one")
      }
      samples.reserveCapacity(64)
      Self.active.append(self)
      look(at: .zero)
      keyboard = KeyboardWatch(self)
      ticker = FrameTicker { [weak self] time in self?.tick(at: time) }
    }

    /// Ends the session and judges it in this process.
    ///
    /// The verdict equals the verdict of `flickbook check --engine seen` on the saved recording.
    @discardableResult
    public func finish() -> Flick.RecordingVerdict {
      stop()
      do { return try Flick.RecordingVerdict(ofDevice: recording) } catch {
        return Flick.RecordingVerdict(title: title, refusal: error)
      }
    }

    /// Ends the session and writes its recording to a file. An existing file is replaced.
    public func save(to url: URL) throws(WriteError) {
      stop()
      try recording.write(to: url.path)
    }

    /// The recording so far.
    public var recording: Flick.Recording {
      var head = RecordingHead(title: title, scene: start)
      var origin = Origin()
      origin.device = UIDevice.current.model
      origin.system = UIDevice.current.systemName + " " + UIDevice.current.systemVersion
      origin.recorder = "FlickbookUIKit"
      origin.coalesced = true
      origin.observes = [.activity, .callbacks]
      // A scroll view reports its exact offset, and a display link the exact time of its frame.
      origin.positionError = 0
      origin.timeError = 0
      head.origin = origin
      return Recording(head, events: log.events(in: start).events)
    }

    /// The number of touches that arrived after a later observation. They have the time of the
    /// observation instead of their own time.
    public var lateTouches: Int { log.lateTouches }

    /// The number of touches and events that a recording cannot represent.
    public var ignoredEvents: Int { log.ignoredTouches + log.events(in: start).refused }

    /// Gives a name to this moment, for reports and for `flickbook edit cut`.
    public func mark(_ name: String) { log.add(.mark(name), at: now) }

    private func stop() {
      guard ticker != nil else { return }
      look(at: now)
      ticker?.stop()
      ticker = nil
      keyboard?.stop()
      keyboard = nil
      for view in views { view.restoreDelegate() }
      Self.active.removeAll { $0 === self }
    }

    /// The current time, as a time of the recording.
    var now: Instant { instant(CACurrentMediaTime()) }

    func instant(_ seconds: Double) -> Instant {
      Instant(nanoseconds: Int64(((seconds - zero) * 1e9).rounded()))
    }

    private func tick(at seconds: Double) {
      let time = instant(seconds)
      noteChanges(at: time)
      look(at: time)
    }
  }
#endif
