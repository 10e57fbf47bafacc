internal import Gesture

/// Where a replay stands among the frames of its clock, and the odd frame somebody asks for.
struct FrameCount<Clock: Ticks> {
  /// The next frame; nil when no more are drawn.
  private(set) var next: Instant?
  /// Whether what was counted last is a frame of the clock: one that is drawn.
  private(set) var wasOfClock = false
  private let ticks: Clock
  private var k: Int64 = 0
  private var tick: Instant?

  init(_ ticks: Clock) {
    self.ticks = ticks
    tick = ticks.tick(0)
    next = tick
  }

  /// Leaves out every frame before a time.
  mutating func skip(to time: Instant) {
    let first = ticks.first(from: time)
    k = first ?? k
    tick = first == nil ? nil : ticks.tick(k)
    next = tick
  }

  /// Counts the next frame before a moment, if there is one; those of a long wait are left out.
  @inline(__always)
  mutating func pass(before moment: Instant, since lastMoment: Instant) -> Instant? {
    if let next, let first = ReplayLimit.resumption(from: next, lastMoment, to: moment) {
      skip(to: first)
    }
    guard let frame = next, frame < moment else { return nil }
    pass(frame)
    return frame
  }

  /// Asks for a frame that the clock may not have.
  mutating func demand(at time: Instant) {
    if let known = next, known <= time { return }
    next = time
  }

  /// Counts the frame that has been drawn; a clock that does not go on has no more frames.
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
