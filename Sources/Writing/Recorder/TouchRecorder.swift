public import Model
public import Text

/// Records what happens in an app to a file, as it happens.
///
/// Pass touches in the batches in which they are delivered, and all other events when they happen.
/// Times may come from any monotonic clock, and touches may have any stable key. The recorder
/// converts times to the recording's time, which begins at the first event, and keys to the lowest
/// free finger numbers. A batch is sorted by time first, because an app receives one finger's
/// coalesced samples before the next finger's samples.
///
/// Time in a recording never decreases. An event that is earlier than an event already written gets
/// the last written time, and is counted in `lateEvents`. Therefore record the touches of a frame
/// before what that frame showed or requested.
///
/// The recorder never traps and never writes what a reader rejects. Invalid events are left out and
/// counted. After a file error, the recorder stops and stores the error in `failure`.
///
/// By default, everything recorded is flushed to `NAME.part` after every batch, so a killed app
/// leaves a recording that is readable up to its last batch. `finish` gives the file its name.
///
/// Use a recorder only on the thread on which the app receives its touches.
public final class TouchRecorder<Key: Hashable> {
  /// The number of invalid samples: a move without a down, a second down, the twenty-first finger,
  /// an invalid position or time. Invalid samples are left out, except that an end at an invalid
  /// position lifts the finger at its last position.
  public private(set) var ignoredTouches = 0
  /// The number of other events that were left out because a reader would reject them.
  public private(set) var ignoredEvents = 0
  /// The reason why the last of the ignored events was rejected.
  public private(set) var lastRefusal: Objection?
  /// The first file error. Nothing is written after this error.
  public private(set) var failure: WriteError?
  /// The number of events written.
  public private(set) var writtenEvents = 0

  private let file: NewFile
  private var writer: RecordingWriter<NewFile>?
  private var clock = RecordedClock()
  private var fingers = RecordedFingers<Key>()
  private let pause: TimeSpan
  private var flushed = Instant.zero

  /// Begins a recording that will be the file `path`.
  ///
  /// - Parameters:
  ///   - head: The data known before the first event.
  ///   - path: A free name, or with `replacing` the name of an existing file.
  ///   - replacing: Whether `finish` may replace an existing file.
  ///   - pause: The recorded time between two flushes; zero flushes every batch.
  public convenience init(
    _ head: RecordingHead, to path: String, replacing: Bool = false,
    flushEvery pause: TimeSpan = .zero
  ) throws(WriteError) {
    let file = try NewFile(path, replacing: replacing, isOnlyCopy: true)
    do { try self.init(head, to: file, flushEvery: pause) } catch {
      try? file.abandon()
      throw error
    }
  }

  init(_ head: RecordingHead, to file: NewFile, flushEvery pause: TimeSpan) throws(WriteError) {
    self.file = file
    self.pause = pause
    var writer = try RecordingWriter(head, to: file)
    try writer.flush()
    self.writer = consume writer
  }

  deinit { try? writer?.flush() }

  /// The number of events that came too late to keep their own time.
  public var lateEvents: Int { clock.lateEvents }

  /// The time of the last event, relative to the first event.
  public var now: Instant { clock.now }

  /// Records the touches of one delivery, in any order.
  public func record(_ delivery: [TouchSample<Key>]) {
    guard failure == nil else { return }
    let samples = delivery.sorted {
      ($0.time.nanoseconds ?? .min) < ($1.time.nanoseconds ?? .min)
    }
    for sample in samples { record(sample) }
    flushIfDue()
  }

  /// Records that the window was rotated or resized, a frame changed, or the keyboard appeared or
  /// disappeared.
  public func record(_ change: LayoutChange, at time: ClockTime) { record(.layout(change), time) }

  /// Records that the app changed a view.
  public func record(_ change: SettingChange, at time: ClockTime) { record(.setting(change), time) }

  /// Records a request of the app to a view.
  public func record(_ command: Command, at time: ClockTime) { record(.request(command), time) }

  /// Records what the device displayed.
  public func record(_ seen: Observation, at time: ClockTime) { record(.observation(seen), time) }

  /// Records a name for a point in time.
  public func mark(_ name: String, at time: ClockTime) { record(.mark(name), time) }

  /// Completes the recording and gives the file its name.
  public func finish() throws(WriteError) {
    if let failure { throw failure }
    guard let writer = writer.take() else {
      throw .file(FileFailure(file.target, attempt: "finish", reason: "the recording has ended"))
    }
    do {
      try writer.finish()
      try file.finish()
    } catch {
      failure = error
      throw error
    }
  }

  /// Discards the recording.
  public func abandon() throws(WriteError) {
    guard writer.take() != nil else { return }
    try file.abandon()
  }

  private func record(_ sample: TouchSample<Key>) {
    var moved = clock
    guard let instant = moved.instant(of: sample.time),
      let (touch, isWhole) = fingers.touch(for: sample)
    else {
      ignoredTouches += 1
      return
    }
    clock = moved
    if !isWhole { ignoredTouches += 1 }
    var complete = touch
    complete.arrived = clock.arrival(sample.arrived)
    write(InputEvent(at: instant, .touch(complete)))
  }

  private func record(_ action: InputEvent.Action, _ time: ClockTime) {
    guard failure == nil else { return }
    var moved = clock
    guard let instant = moved.instant(of: time) else {
      ignoredEvents += 1
      lastRefusal = Objection(.value, "a time that is not a number", expected: "a finite time")
      return
    }
    if write(InputEvent(at: instant, action)) { clock = moved }
    flushIfDue()
  }

  /// Writes an event, and returns whether it was accepted. A rejected event changes nothing in the
  /// file.
  @discardableResult
  private func write(_ event: InputEvent) -> Bool {
    do {
      try writer?.write(event)
      writtenEvents += writer == nil ? 0 : 1
      return true
    } catch .cannotBeSaid(let objection) {
      ignoredEvents += 1
      lastRefusal = objection
    } catch {
      failure = error
    }
    return false
  }

  private func flushIfDue() {
    guard failure == nil, pause == .zero || clock.now - flushed >= pause else { return }
    do { try writer?.flush() } catch { failure = error }
    flushed = clock.now
  }
}
