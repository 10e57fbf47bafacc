public import Gesture

/// Records what an app sees into a file, while it happens.
///
/// Give it touches in the batches in which they are delivered, and everything else when it happens.
/// It takes times from any monotonic clock and touches under any stable key, and gives them the
/// recording's zero (the first event) and finger numbers (the lowest free one). A batch is sorted
/// by time first, because an app gets one finger's coalesced samples and then the next finger's.
/// What comes earlier than something already written cannot keep its time, since a recording never
/// runs backwards: it gets the last written time and is counted in `lateEvents`. So tell the
/// touches of a frame before what that frame showed or asked.
///
/// It never traps and never writes what a reader refuses. What makes no sense is left out and
/// counted. After an error of the file it stops and remembers the error in `failure`.
///
/// Everything recorded is flushed to `NAME.part` after every batch, so a killed app leaves a
/// readable recording up to its last batch. `finish` gives the file its name.
///
/// A recorder belongs to one thread: the one on which the app gets its touches.
public final class TouchRecorder<Key: Hashable> {
  /// Samples that were left out because they could not be: a move without a down, a second down,
  /// the twenty-first finger, a place that is no number.
  public private(set) var ignoredTouches = 0
  /// Other events that were left out because a reader would refuse them.
  public private(set) var ignoredEvents = 0
  /// Why the last of them was left out.
  public private(set) var lastRefusal: Objection?
  /// The first error of the file; nothing is written after it.
  public private(set) var failure: WriteError?
  /// How many events were written.
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
  ///   - head: What is known before the first event.
  ///   - path: A free name, or with `replacing` that of a file.
  ///   - replacing: Whether `finish` may replace a file of that name.
  ///   - pause: How much recorded time may pass between two flushes; zero flushes every batch.
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

  /// How many events came too late to keep their own time.
  public var lateEvents: Int { clock.lateEvents }

  /// The time of the last event, from the recording's zero.
  public var now: Instant { clock.now }

  /// Takes the touches of one delivery, in any order.
  public func record(_ delivery: [TouchSample<Key>]) {
    guard failure == nil else { return }
    let samples = delivery.sorted {
      ($0.time.nanoseconds ?? .min) < ($1.time.nanoseconds ?? .min)
    }
    for sample in samples { record(sample) }
    flushIfDue()
  }

  /// The window turned or was resized, a frame changed, the keyboard came or went.
  public func record(_ change: LayoutChange, at time: ClockTime) { record(.layout(change), time) }

  /// The app changed a view.
  public func record(_ change: SettingChange, at time: ClockTime) { record(.setting(change), time) }

  /// The app asked a view for something.
  public func record(_ command: Command, at time: ClockTime) { record(.ask(command), time) }

  /// What the device showed.
  public func record(_ seen: Observation, at time: ClockTime) { record(.observation(seen), time) }

  /// A name for a moment.
  public func mark(_ name: String, at time: ClockTime) { record(.mark(name), time) }

  /// Makes the recording whole and gives the file its name.
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

  /// Throws the recording away.
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
      lastRefusal = Objection(.value, "a time that is no number", expected: "a finite time")
      return
    }
    if write(InputEvent(at: instant, action)) { clock = moved }
    flushIfDue()
  }

  /// Whether the event was written; a refused one has left no trace.
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
