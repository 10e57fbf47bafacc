internal import Model
package import Replay
internal import Text

/// Engines that declare an ability that they do not implement.
extension EngineFactory {
  /// An engine that handles the first finger only.
  package var blindToASecondFinger: EngineFactory {
    faulty([UInt8]()) { fingers, moment in
      var events: [Located<InputEvent.Action>] = []
      for event in moment.events {
        guard case .touch(let touch) = event.value else {
          events.append(event)
          continue
        }
        if touch.phase == .down { fingers.append(touch.finger) }
        if fingers.first == touch.finger { events.append(event) }
        guard touch.phase == .up || touch.phase == .cancel else { continue }
        let wasFirst = fingers.first == touch.finger
        fingers.removeAll { $0 == touch.finger }
        // The other fingers are not used afterwards: the engine did not receive the touches with
        // which they came down.
        if wasFirst { fingers = fingers.isEmpty ? [] : [UInt8.max] + fingers }
        if fingers == [UInt8.max] { fingers = [] }
      }
      moment.events = events
    } edit: { _, _, _ in
    }
  }

  /// An engine whose views with paging follow the finger, and always return to the page on which
  /// the finger came down.
  package var turningNoPage: EngineFactory {
    rebuilt { good, scene throws(EngineError) in
      let paging = scene.views.indices.filter { scene.views[$0].scroll.paging }
      return EditedEngine(try good.make(scene), Pages()) { pages, moment in
        pages.add(&moment, paging)
      } edit: { pages, frame, _ in
        pages.shown = frame.views.map(\.offset)
      }
    }
  }
}

extension EngineFactory {
  /// The same engine, which shows every state late by a number of frames of 1/60 s.
  package func late(_ frames: Int) -> EngineFactory {
    faulty(Shown(), observe: { _, _ in }) { shown, frame, time in
      shown.delay(&frame, at: time, by: .seconds(Double(frames) / 60))
    }
  }
}

/// The recently shown frames.
private struct Shown: Sendable {
  private var frames: [(time: Instant, views: [ViewState])] = []

  mutating func delay(_ frame: inout Frame, at time: Instant, by lapse: TimeSpan) {
    frames.append((time, frame.views))
    while frames.count > 1, frames[1].time <= time - lapse { frames.removeFirst() }
    frame.views = frames[0].views
  }
}

/// The offset of each view when the first finger came down.
private struct Pages: Sendable {
  var shown: [Point] = []
  private var start: [Point] = []
  private var fingers = 0

  mutating func add(_ moment: inout Moment, _ paging: [Int]) {
    for event in moment.events {
      guard case .touch(let touch) = event.value else { continue }
      switch touch.phase {
      case .down:
        if fingers == 0 { start = shown }
        fingers += 1
      case .up, .cancel: fingers -= 1
      case .move: break
      }
      guard fingers == 0, touch.phase == .up else { continue }
      for view in paging where start.indices.contains(view) && shown[view] != start[view] {
        let back = Command(view: view, .scrollTo(start[view]), animated: true)
        moment.events.append(Located(.request(back), at: event.location))
      }
    }
  }
}

extension EngineFactory {
  /// The same engine, which shows offsets in steps of half a point and declares the steps.
  package var inHalfPoints: EngineFactory {
    var engine = showing { frame, _ in
      for view in frame.views.indices {
        for axis in Axis.allCases {
          frame.views[view].offset[axis] = (frame.views[view].offset[axis] * 2).rounded() / 2
        }
      }
    }
    engine.name += "-in-half-points"
    engine.contract.offsetResolution = 0.5
    return engine
  }
}
