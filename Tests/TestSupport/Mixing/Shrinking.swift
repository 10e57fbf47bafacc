public import Gesture

extension Recording {
  /// The same with as little as still has a property: fewer events, a plainer scene, rounder numbers.
  ///
  /// Chunks of events go first, the larger the earlier; what then makes no sense (a finger that lifts
  /// and never came down) has not the property.
  public func shrunk(while holds: @escaping (Recording) -> Bool) -> Recording {
    var shrinking = Shrinking(best: self, holds: holds)
    shrinking.shrink()
    return shrinking.best
  }
}

private struct Shrinking {
  var best: Recording
  let holds: (Recording) -> Bool

  mutating func shrink() {
    var size = -1
    while size != best.events.count {
      size = best.events.count
      dropFingers()
      dropEvents()
      shortenWaits()
    }
    plainScene()
    roundNumbers()
    dropEvents()
  }

  private mutating func attempt(_ edit: (inout Recording) -> Void) -> Bool {
    var smaller = best
    edit(&smaller)
    guard smaller != best, holds(smaller) else { return false }
    best = smaller
    return true
  }
}

extension Shrinking {
  /// Everything one finger does from its down to its lift.
  private mutating func dropFingers() {
    var index = best.events.count - 1
    while index >= 0 {
      defer { index -= 1 }
      guard index < best.events.count, case .touch(let down) = best.events[index].value.action,
        down.phase == .down
      else { continue }
      _ = attempt { recording in
        var end = index
        var indices = [index]
        while end + 1 < recording.events.count {
          end += 1
          guard case .touch(let touch) = recording.events[end].value.action,
            touch.finger == down.finger
          else { continue }
          indices.append(end)
          if touch.phase != .move { break }
        }
        for place in indices.reversed() { recording.events.remove(at: place) }
      }
    }
  }

  private mutating func dropEvents() {
    var chunk = max(1, best.events.count / 2)
    while chunk >= 1 {
      var start = best.events.count - chunk
      while start > -chunk {
        let range = max(start, 0)..<min(max(start, 0) + chunk, best.events.count)
        _ = attempt { $0.events.removeSubrange(range) }
        start -= chunk
      }
      if chunk == 1 { break }
      chunk /= 2
    }
  }

  /// Long pauses become half a second, and the first event comes at once.
  private mutating func shortenWaits() {
    for index in best.events.indices {
      let before = index == 0 ? Instant.zero : best.events[index - 1].value.time
      let pause = best.events[index].value.time - before
      for short in [0.0, 100, 500] where pause.milliseconds > short + 1 {
        let shift = Lapse.milliseconds(pause.milliseconds - short)
        let worked = attempt { recording in
          for later in recording.events.indices[index...] {
            recording.events[later].value.time = recording.events[later].value.time - shift
          }
        }
        if worked { break }
      }
    }
  }

  private mutating func plainScene() {
    for view in best.head.scene.views.indices {
      let plain = ViewScene(id: "v", frame: best.head.scene.views[view].frame, content: .zero)
      func edit(_ change: @escaping (inout ViewScene) -> Void) {
        _ = attempt { change(&$0.head.scene.views[view]) }
      }
      edit { $0.scroll = plain.scroll }
      edit { $0.zoom = plain.zoom }
      edit { $0.insets = plain.insets }
      edit { $0.start = plain.start }
      edit { $0.layout = plain.layout }
      edit { $0.snap = nil }
      edit { $0.refresh = nil }
      edit { $0.keyboard = nil }
      edit { $0.keyboard?.fields = [] }
      edit { $0.scroll.paging = false }
      edit { $0.scroll.page = .viewport }
      edit { $0.scroll.alwaysBounce = .none }
      edit { $0.scroll.directionLock = false }
      edit { $0.scroll.deceleration = .normal }
      edit { $0.scroll.bounces = true }
      edit { $0.scroll.delaysTouches = true }
      edit { $0.scroll.cancelsTouches = true }
      edit { $0.scroll.scrollsToTop = false }
      edit { $0.scroll.pagingWhenZoomed = true }
      edit { $0.zoom.limits = .fixed }
      edit { $0.zoom.bounces = true }
      edit { $0.layout.content = .fixed }
      edit { $0.layout.onResize = .keepOffset }
      edit { $0.layout.small = .leading }
    }
    _ = attempt { $0.head.scene.window.scale = 2 }
  }

  /// Whole milliseconds, all at once or one by one.
  private mutating func roundNumbers() {
    _ = attempt { recording in
      for index in recording.events.indices { recording.round(index) }
    }
    for index in best.events.indices { _ = attempt { $0.round(index) } }
  }
}

extension Recording {
  fileprivate mutating func round(_ index: Int) {
    let time = (events[index].value.time - .zero).milliseconds
    events[index].value.time = .milliseconds(time.rounded())
  }
}
