internal import Gesture
internal import Replay

// What is hidden from whoever looks: by a frame that shows two moments at once, and by an engine that says
// nothing but where its views stand.

extension Facts {
  /// Whether time passed in this step and something happened in it too: an engine that acts at frames
  /// shows both at once, and what it did before the moment is not known.
  var spansInput: Bool { actsAtFrames && elapsed > 0 && !happened.isEmpty }

  /// Whether it was let go and touched again in one frame, or the other way round: what it did in between is
  /// not known.
  private var isLetGoAndCaught: Bool {
    spansInput && happened.contains(.down) && !happened.isDisjoint(with: .lift)
  }

  /// Whether a frame hides how it moved before what happened in it: it was let go and caught in it, or set
  /// in motion in the frame before, of which no speed is known yet.
  var isHiddenByFrame: Bool {
    isLetGoAndCaught || spansInput && time.seconds(since: lastSetOff) < 2.1 * elapsed
  }

  /// Whether it, or a view around it, may be on its way to where the app asked it to go.
  var isSent: Bool { sinceRest.asks > 0 || outer?.isSent ?? false }

  /// How far its own speed may have carried it along an axis in this step: nothing in a step after a
  /// moment, in which no time passes, unless the engine shows the moment at the next frame. A fling of
  /// a browser goes half as fast again in its first frame as the finger went.
  func drift(_ axis: Axis) -> Double {
    guard spansInput else { return 0 }
    // A motion that the app has just asked for becomes faster from one frame to the next.
    if isSent || isHiddenByFrame { return 1e6 }
    let reported = max(now.velocity?[axis].magnitude ?? 0, was.velocity?[axis].magnitude ?? 0)
    // What is thrown goes on as fast as the finger went shortly before.
    let isThrown = fingers.count == 0 && happened.contains(.up)
    let speed = max(reported, isThrown ? recentPace[axis] : pace[axis])
    // A spring that has been let go and caught again in one frame.
    let spring = 0.5 * max(0, wasOverscroll[axis])
    // What is let go close to where it rests is there at once.
    return (speed > 0 ? (1.5 * speed + 30) * elapsed : 0) + spring + snap
  }

  /// The same of the zoom, as a share of it.
  var zoomDrift: Double {
    guard spansInput else { return 0 }
    if isSent || isHiddenByFrame { return 1 }
    return zoomPace > 0 ? (1.25 * zoomPace + 0.05) * elapsed : 0
  }

  /// How far a view that is let go may go within its first frame to where it rests.
  var snap: Double { isPaging ? 10 : 2.5 }

  /// How fast it went along each axis in this step.
  var speedOfStep: Point {
    Point(
      x: (now.offset.x - was.offset.x).magnitude / elapsed,
      y: (now.offset.y - was.offset.y).magnitude / elapsed)
  }

  /// Whether nobody knows which of nested views a finger has been given to: an engine that does not report
  /// what its views are doing does not say, where there are several fingers.
  var mayBeTaken: Bool {
    guard !reportsActivity, isTouchedInside || sequence.wasTouchedInside || outer != nil else {
      return false
    }
    let most = max(sequence.mostFingers, fingers.count)
    return max(most, outer?.sequence.mostFingers ?? 0, outer?.fingers.count ?? 0) > 1
  }

  /// Whether a view around it has, or had, fingers of its own.
  var isOuterTouched: Bool {
    guard let outer else { return false }
    return outer.fingers.count > fingers.count || outer.wereFingers.count > wereFingers.count
      || outer.isOuterTouched
  }
}
