#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Model
  import Text
  public import UIKit
  import Writing

  /// A window that passes its events to the session that records it.
  @MainActor open class FlickbookWindow: UIWindow {
    /// Passes an event to the session, if any, and to the views.
    open override func sendEvent(_ event: UIEvent) {
      FlickbookSession.deliver(event, to: self) { super.sendEvent($0) }
    }
  }

  /// A sample of a finger, and its time in the recording.
  struct TimedSample {
    var sample: TouchSample<ObjectIdentifier>
    var time: Instant
  }

  extension FlickbookSession {
    /// Records the touches of an event, sends the event, and then records what the views show.
    ///
    /// Call this method in the `sendEvent` of a window that is no `FlickbookWindow`:
    ///
    ///     override func sendEvent(_ event: UIEvent) {
    ///       FlickbookSession.deliver(event, to: self) { super.sendEvent($0) }
    ///     }
    public static func deliver(
      _ event: UIEvent, to window: UIWindow, _ send: (UIEvent) -> Void
    ) {
      guard event.type == .touches, let session = active.first(where: { $0.window === window })
      else { return send(event) }
      let last = session.record(event)
      send(event)
      if let last { session.look(at: max(last, session.log.now)) }
    }

    /// Records the samples of all fingers in the order of time; returns the time of the last
    /// sample.
    private func record(_ event: UIEvent) -> Instant? {
      samples.removeAll(keepingCapacity: true)
      // A set has no order, and fingers of the same event may have the same time.
      for finger in (event.touches(for: window) ?? []).sorted(by: precedes) {
        if let coalesced = event.coalescedTouches(for: finger) {
          for (index, sample) in coalesced.enumerated() {
            add(sample, of: finger, isFirst: index == 0, isLast: index == coalesced.count - 1)
          }
        } else {
          add(finger, of: finger, isFirst: true, isLast: true)
        }
      }
      guard let first = samples.first, let last = samples.last else { return nil }
      noteChanges(at: first.time)
      log.beginTouches(at: first.time)
      for sample in samples { log.touch(sample.sample, at: sample.time) }
      return last.time
    }

    /// Whether a touch is recorded before another touch of the same time: new fingers are first, as
    /// in UIKit.
    private func precedes(_ touch: UITouch, _ other: UITouch) -> Bool {
      let isNew = touch.phase == .began
      if isNew != (other.phase == .began) { return isNew }
      let (one, two) = (touch.preciseLocation(in: window), other.preciseLocation(in: window))
      return (one.x, one.y) < (two.x, two.y)
    }

    /// Inserts a sample at its position in time. The key is the touch of the event, because
    /// coalesced samples are copies.
    private func add(_ sample: UITouch, of finger: UITouch, isFirst: Bool, isLast: Bool) {
      guard let phase = Touch.Phase(finger.phase, isFirst: isFirst, isLast: isLast) else { return }
      let point = sample.preciseLocation(in: window)
      let timed = TimedSample(
        sample: TouchSample(
          phase, key: ObjectIdentifier(finger), at: Point(x: Double(point.x), y: Double(point.y)),
          time: ClockTime(seconds: sample.timestamp),
          radius: sample.majorRadius > 0 ? Double(sample.majorRadius) : nil),
        time: instant(sample.timestamp))
      var index = samples.count
      while index > 0, samples[index - 1].time > timed.time { index -= 1 }
      samples.insert(timed, at: index)
    }
  }

  extension Touch.Phase {
    /// Determines the phase of a sample since the last event. Fails if the finger has not moved.
    fileprivate init?(_ phase: UITouch.Phase, isFirst: Bool, isLast: Bool) {
      switch phase {
      case .began: self = isFirst ? .down : .move
      case .moved: self = .move
      case .ended: self = isLast ? .up : .move
      case .cancelled: self = isLast ? .cancel : .move
      default: return nil
      }
    }
  }
#endif
