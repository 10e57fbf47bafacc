package import Model
internal import Text

extension Recording {
  /// The same gesture slower or faster, and larger or smaller: times and lengths are multiplied by
  /// factors.
  ///
  /// Times are rounded to nanoseconds, and positions and radii of touches to a billionth of a
  /// point, far below the resolution of any digitiser, so that 1.1 times 12 is 13.2. The factors 1
  /// and 1 change nothing.
  package func scaled(time: Double, space: Double) -> Recording {
    var scaled = self
    let scaling = Scaling(space)
    if space != 1 { scaled.head.scene = scaling.image(of: head.scene) }
    for index in events.indices {
      var event = events[index].value
      if space != 1 { event.action = scaling.image(of: event.action).tidy }
      if time != 1 {
        event.time = event.time.multiplied(by: time)
        if case .touch(var touch) = event.action, let arrived = touch.arrived {
          touch.arrived = arrived.multiplied(by: time)
          event.action = .touch(touch)
        }
      }
      scaled.events[index].value = event
    }
    if let rate = head.origin?.rate, time != 1 { scaled.head.origin?.rate = rate / time }
    return scaled
  }
}

extension Instant {
  /// The time multiplied by a factor. Rounding keeps the order of times.
  fileprivate func multiplied(by factor: Double) -> Instant {
    Instant(nanoseconds: Int64((Double(nanoseconds) * factor).rounded(.toNearestOrEven)))
  }
}

extension InputEvent.Action {
  /// The action with the position and radius of a touch rounded, which removes the digits that
  /// multiplication adds.
  fileprivate var tidy: InputEvent.Action {
    guard case .touch(var touch) = self else { return self }
    touch.point = Point(x: touch.point.x.tidy, y: touch.point.y.tidy)
    if let radius = touch.radius { touch.radius = radius.tidy }
    return .touch(touch)
  }
}

extension Double {
  fileprivate var tidy: Double { (self * 1e9).rounded() / 1e9 }
}
