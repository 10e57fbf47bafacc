internal import Model

/// The position of a replay among the frames of its clock, and additional frames requested between
/// them.
struct FrameCount<Clock: Ticks> {
  /// The next frame; nil if no more are drawn.
  private(set) var next: Instant?
  /// Whether the last counted frame is one of the clock, which is drawn.
  private(set) var wasOfClock = false
  private let ticks: Clock
  private var k: Int64 = 0
  private var tick: Instant?

  init(_ ticks: Clock) {
    self.ticks = ticks
    tick = ticks.tick(0)
    next = tick
  }

  /// Skips every frame before a time.
  mutating func skip(to time: Instant) {
    let first = ticks.first(from: time)
    k = first ?? k
    tick = first == nil ? nil : ticks.tick(k)
    next = tick
  }

  /// Counts the next frame before a moment, if there is one; frames during a long wait are skipped.
  @inline(__always)
  mutating func pass(before moment: Instant, since lastMoment: Instant) -> Instant? {
    if let next, let first = ReplayLimit.resumption(from: next, lastMoment, to: moment) {
      skip(to: first)
    }
    guard let frame = next, frame < moment else { return nil }
    pass(frame)
    return frame
  }

  /// Requests a frame that the clock may not have.
  mutating func demand(at time: Instant) {
    if let known = next, known <= time { return }
    next = time
  }

  /// Counts the frame that has been drawn; a clock that does not advance has no more frames.
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
