import Model

extension Mix {
  /// The same mix with three more moves of every finger before each reported position.
  ///
  /// Between two moments with touches, the fingers move straight and at constant speed from their
  /// last reported positions to the next reported positions. All fingers that are reported in the
  /// same moment move together. Therefore a finger with fewer reports than other fingers holds
  /// still until the moment before its next report, as an engine observes it.
  func inFinerMoves() -> Mix {
    var finer = self
    finer.events = []
    var hand: [UInt8: Point] = [:]
    var last = Instant.zero
    var index = 0
    while index < events.count {
      let time = events[index].time
      let moment = events[index...].prefix { $0.time == time }
      let touches = moment.compactMap(\.touch).filter {
        $0.phase == .down ? scene.views[0].frame.contains($0.point) : hand[$0.finger] != nil
      }
      let step = (time - last).nanoseconds / 4
      if step > 0 {
        for quarter in 1...3 {
          let between = last + TimeSpan(nanoseconds: step * Int64(quarter))
          let share = between.seconds(since: last) / time.seconds(since: last)
          for (index, touch) in touches.enumerated() {
            guard let from = hand[touch.finger],
              !touches[..<index].contains(where: { $0.finger == touch.finger })
            else { continue }
            let point = Point(
              x: from.x + (touch.point.x - from.x) * share,
              y: from.y + (touch.point.y - from.y) * share)
            finer.events.append(
              InputEvent(at: between, .touch(Touch(.move, finger: touch.finger, at: point))))
          }
        }
      }
      finer.events += moment
      for touch in touches {
        hand[touch.finger] = touch.phase == .up || touch.phase == .cancel ? nil : touch.point
      }
      if !touches.isEmpty { last = time }
      index = moment.endIndex
    }
    finer.events = inOrder(finer.events)
    return finer
  }
}

extension InputEvent {
  fileprivate var touch: Touch? {
    if case .touch(let touch) = action { touch } else { nil }
  }
}
