internal import Model
internal import Replay

/// The frame rate changes neither where a view comes to rest nor the callbacks to its app.
///
/// The check replays the recording at another frame rate and with irregular frames. Between two
/// frames, some engines show the position of the last frame. An event that occurs while a view of
/// such an engine moves finds the view at a position that depends on the frame rate; the comparison
/// resumes when both replays rest at the same positions.
///
/// If this invariant is broken, a flick moves the content half as far on a faster screen. Engines
/// have multiplied the speed by a constant at every frame, and have stopped at the first frame that
/// was slow enough.
struct FrameRateRest: Relation {
  static let summary = "resting positions and callbacks do not depend on the frame rate"
  static let tolerance = ToleranceClass.atRest

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    let other = FrameRate.standard == original.clock.rate ? FrameRate(120, per: 1) : .standard
    var clocks: [any Ticks] = [UnevenTicks()]
    if let other { clocks.append(FrameClock(other)) }
    return .replays(clocks.map { Redrawn(original, at: $0, terms) })
  }

  private struct Redrawn: Trial {
    private var second: SecondReplay
    private var agreement: Agreement
    private var location = StepLocation()
    private var reported: [Callback] = []
    private var last: [OffsetAndZoom] = []
    private let terms: Terms
    private let scale: Double
    /// The last state that the original replay showed.
    private var frame = Frame()
    private var hadInput = false
    /// Whether an event occurred while a view was moving, so that the two replays may be at
    /// different positions.
    private var isApart = false

    init(_ original: Original, at ticks: any Ticks, _ terms: Terms) {
      second = SecondReplay(original, at: ticks)
      agreement = Agreement("at any frame rate", terms)
      scale = original.scene.window.scale
      self.terms = terms
    }

    mutating func observe(_ step: borrowing Step) throws(ReplayError) {
      guard agreement.isOpen else { return }
      // The events that led to a step before a moment are the events of the previous moment.
      location = StepLocation(step)
      reported.append(contentsOf: step.frame.callbacks.filter { $0.kind.compared != nil })
      if step.index == 0 { last = step.frame.views.map { OffsetAndZoom($0) } }
      frame = step.frame
      if step.cause == .before {
        guard try second.next(.before, at: step.time) else {
          return agreement.close(because: "the second replay did not get that far")
        }
        let isAtRest = step.rest.isAtRest(at: step.time)
        // A newly created engine is at rest.
        let mayMove = hadInput && !isAtRest && step.rest.fingers.count == 0
        hadInput = true
        if isApart, isAtRest { meetAgain(at: step.time) }
        if mayMove, terms.contract.standsBetweenFrames { isApart = true }
        guard !isApart else { return }
        // An engine that acts at frames reports its callbacks with its next frame.
        if isAtRest || terms.contract.actsAtFrames == 0 { compareCallbacks() }
        if isAtRest { compare() }
      }
    }

    mutating func conclude(_ end: End) throws(ReplayError) -> Verdict {
      guard agreement.isOpen else { return agreement.verdict(end) }
      guard !isApart else {
        agreement.close(
          forActing:
            "something happens while a view moves: an engine that moves at frames is where its last "
            + "frame was")
        return agreement.verdict(end)
      }
      guard end.ending == .rest else { return agreement.verdict(end) }
      while try second.next() {}
      compareCallbacks()
      if second.ending == .rest { compare() }
      return agreement.verdict(end)
    }

    /// Resumes the comparison once both replays rest at the same positions.
    private mutating func meetAgain(at time: Instant) {
      let (views, others) = (frame.views, second.step.frame.views)
      guard second.step.rest.isAtRest(at: time), views.count == others.count,
        zip(views, others).allSatisfy({ agreement.isSame(OffsetAndZoom($0), OffsetAndZoom($1)) })
      else { return }
      isApart = false
      last = views.map { OffsetAndZoom($0) }
      reported.removeAll(keepingCapacity: true)
      second.forget()
    }

    /// Compares the positions of both replays at rest, if anything has moved since the last rest.
    private mutating func compare() {
      let positions = frame.views.map { OffsetAndZoom($0) }
      defer { last = positions }
      guard positions != last else { return }
      agreement.count()
      for (view, one) in positions.enumerated() where view < second.step.frame.views.count {
        let tolerance = Point {
          terms.tolerances.rest(at: one.offset[$0], scale: scale) + terms.contract.coarsestStep
        }
        let width = frame.views[view].bounds.width
        agreement.check(
          one, OffsetAndZoom(second.step.frame.views[view]), within: tolerance,
          zoom: terms.tolerances.zoom * width, view: view, width: width, location)
      }
    }

    private mutating func compareCallbacks() {
      // If two views come to rest between two frames, the order of their reports is arbitrary.
      agreement.compareCallbacks(viewByView(reported), viewByView(second.reported), location)
      reported.removeAll(keepingCapacity: true)
      second.forget()
    }

    private func viewByView(_ reported: [Callback]) -> [Callback] {
      guard frame.views.count > 1 else { return reported }
      return frame.views.indices.flatMap { view in reported.filter { $0.view == view } }
    }
  }
}

/// Frames at irregular intervals: from 5 to 17 ms apart.
private struct UnevenTicks: Ticks {
  func tick(_ k: Int64) -> Instant? {
    let (product, overflow) = k.multipliedReportingOverflow(by: 11_000_000)
    guard k >= 0, !overflow, product < .max / 2 else { return nil }
    return Instant(nanoseconds: product + (k % 7) * (k % 5) * 250_000)
  }
}
