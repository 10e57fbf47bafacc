import Exploration
import Model
import Replay
import Testing
import Text

/// Tests how observations with errors are cleaned.
struct InexactObservationsTests {
  /// Random errors from -1 to 1.
  private static let errors: [Double] = {
    var dice = SeededNumbers(seed: 1)
    return (0..<400).map { _ in dice.uniform(in: -1.0..<1) }
  }()

  private func error(_ index: Int) -> Double { Self.errors[index] }

  @Test(arguments: [1 / 60.0, 1 / 90.0, 1 / 48.0])
  func `the times of frames are estimated far more exactly than single times`(_ period: Double)
    throws
  {
    let numbers = (0..<300).filter { $0 % 10 != 3 }
    let frames: [Double] = numbers.map { 0.0123 + Double($0) * period }
    let times: [Double] = frames.enumerated().map { $0.element + 0.004 * error($0.offset) }
    let grid = try #require(FrameGrid(times, within: 0.004))
    #expect(grid.error < 0.001)
    for (frame, time) in zip(frames, times) {
      #expect(abs(grid.nearest(to: time) - frame) <= grid.error)
    }
  }

  @Test func `times that match no frame rate, or more than one frame, have no frames`() {
    let irregular: [Double] = (0..<200).map { Double($0) * 0.0167 + 0.008 * error($0) }
    #expect(FrameGrid(irregular, within: 0.004) == nil)
    let fast: [Double] = (0..<200).map { Double($0) / 120 + 0.004 * error($0) }
    #expect(FrameGrid(fast, within: 0.0045) == nil)
    #expect(FrameGrid([0, 0.1, 0.2], within: 0.004) == nil)
  }

  private func look(
    _ milliseconds: Double, view: Int = 0, y: Double, _ callbacks: [Callback.Kind] = []
  ) -> Located<InputEvent> {
    var seen = Observation(view: view, offset: Point(x: 0, y: y))
    seen.callbacks = callbacks
    return Located(InputEvent(at: .zero + .milliseconds(milliseconds), .observation(seen)))
  }

  private func seen(_ events: [Located<InputEvent>]) -> [(time: Double, seen: Observation)] {
    events.compactMap { event in
      guard case .observation(let seen) = event.value.action else { return nil }
      return ((event.value.time - .zero).milliseconds, seen)
    }
  }

  @Test func `a view at rest gets one position, and a moving view keeps its positions`() {
    let rest = (0..<20).map { index in look(Double(index) * 16, y: 100 + 0.9 * error(index)) }
    let way: [Double] = (0..<10).map { 110 + 10 * Double($0) }
    let motion = way.enumerated().map { look(320 + Double($0.offset) * 16, y: $0.element) }
    let cleaned = CleanedObservations(rest + motion, Exactness(position: 1))
    let offsets = seen(cleaned.events).map { $0.seen.offset.y }
    #expect(Set(offsets[0..<19]).count == 1)
    #expect(abs(offsets[0] - 100) < 0.5)
    #expect(Array(offsets[20...]) == way)
    #expect(cleaned.resolution >= 1)
  }

  /// A recorder on a page observes each frame exactly once, and observes again when it is stopped.
  @Test func `the observation at which a recorder stops does not belong to a frame`() throws {
    var estimate = ExactnessEstimate(views: 1)
    var events = (0..<40).map { look(Double($0) * 16.7, y: 5) }
    var last = Observation(view: 0, offset: Point(x: 0, y: 5), settled: true)
    let end = Instant.zero + .milliseconds(40 * 16.7 + 5)
    events.append(Located(InputEvent(at: end, .observation(last))))
    for event in events { estimate.observe(event.value) }
    #expect(estimate.exactness == Exactness())
    // With declared errors the last observation keeps its time, and the frames of the other
    // observations are found.
    let cleaned = CleanedObservations(events, Exactness(time: .milliseconds(1)))
    #expect(cleaned.isMotionKnown)
    #expect(cleaned.events.last?.value.time == end)
    last.settled = false
    estimate = ExactnessEstimate(views: 1)
    events[events.count - 1].value.action = .observation(last)
    for event in events { estimate.observe(event.value) }
    #expect(estimate.exactness.time > .milliseconds(1))
  }

  @Test func `values that are removed around an event move to the next observation`() {
    let touch = InputEvent(
      at: .zero + .milliseconds(40.2), .touch(Touch(.down, finger: 1, at: .zero)))
    let before = [look(0, y: 5), look(0, view: 1, y: 0), look(20, y: 5)]
    let removed = [look(40, y: 5, [.didScroll]), look(40, view: 1, y: 7)]
    let later = (4..<20).map { index in look(Double(index) * 20, y: 5) }
    var events = before + removed
    events.append(Located(touch))
    events.append(look(60, y: 5, [.didZoom]))
    events += later
    let cleaned = CleanedObservations(
      events, Exactness(position: 0.1, time: .milliseconds(0.5)))
    let left = seen(cleaned.events)
    #expect(!left.contains { ($0.time - 40).magnitude < 5 })
    let next = left.filter { ($0.time - 60).magnitude < 5 }
    // At that time the second view is omitted, so it keeps its last observed offset.
    #expect(next.map(\.seen.view).sorted() == [0, 1])
    #expect(next.first { $0.seen.view == 1 }?.seen.offset.y == 7)
    #expect(next.first { $0.seen.view == 0 }?.seen.callbacks == [.didScroll, .didZoom])
  }

  @Test func `a rest that the device reports is kept, whatever the times of the motion are`() {
    var rest = Observation(view: 0, offset: Point(x: 0, y: 50), settled: true)
    let first = Located(InputEvent(at: .zero, .observation(rest)))
    rest.offset.y = 300
    let last = Located(InputEvent(at: .milliseconds(1500), .observation(rest)))
    let motion = (1..<5).map { index in look(Double(index) * 100, y: 50 + 40 * Double(index)) }
    let cleaned = CleanedObservations(
      [first] + motion + [last], Exactness(position: 1, time: .milliseconds(4)))
    #expect(seen(cleaned.events).map(\.seen.offset.y) == [50, 300])
  }
}
