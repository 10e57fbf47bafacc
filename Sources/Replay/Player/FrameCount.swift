internal import Model

/// The position of a replay among the frames of its clock, and additional frames that are requested
/// between them.
struct FrameCount<Clock: Ticks> {
  /// The time of the next frame; nil if there are no more frames.
  private(set) var next: Instant?
  /// Whether the last counted frame is a frame of the clock, and therefore drawn.
  private(set) var wasOfClock = false
  private let ticks: Clock
  private var k: Int64 = 0
  private var tick: Instant?

  init(_ ticks: Clock) {
    self.ticks = ticks
    tick = ticks.tick(0)
    next = tick
  }

  /// Skips every frame before the given time.
  mutating func skip(to time: Instant) {
    let first = ticks.first(from: time)
    k = first ?? k
    tick = first == nil ? nil : ticks.tick(k)
    next = tick
  }

  /// Counts the next frame before a moment, and returns its time; nil if no frame is due before the
  /// moment. Frames during a long wait are skipped.
  @inline(__always)
  mutating func pass(before moment: Instant, since lastMoment: Instant) -> Instant? {
    if let next, let first = ReplayLimit.resumption(from: next, lastMoment, to: moment) {
      skip(to: first)
    }
    guard let frame = next, frame < moment else { return nil }
    pass(frame)
    return frame
  }

  /// Requests a frame at a time that may be between the frames of the clock.
  mutating func demand(at time: Instant) {
    if let known = next, known <= time { return }
    next = time
  }

  /// Counts a frame at the given time. If the clock's next frame is not later, there are no more
  /// frames.
  mutating func pass(_ time: Instant) {
    wasOfClock = tick == time
    if let last = tick, last <= time {
      k += 1
      tick = ticks.tick(k)
      if let new = tick, new <= last { tick = nil }
    }
    next = tick
  }
}
