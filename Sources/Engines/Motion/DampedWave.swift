/// A critically damped wave: it passes zero at most once, and dies away.
///
/// `x(t) = e^(−decay·t)·(position + push·t)`, so `position` is the initial value and `push` is the
/// initial velocity plus `decay·position`. The derivative is a wave of the same shape: velocity,
/// acceleration and the extremum are computed by the same code.
struct DampedWave {
  let decay: Double
  let position: Double
  let push: Double
}

extension DampedWave {
  /// Creates the wave that starts at a displacement with a velocity.
  init(decay: Double, displacement: Double, velocity: Double) {
    self.init(decay: decay, position: displacement, push: velocity + decay * displacement)
  }

  func value(at seconds: Double) -> Double {
    exponential(-decay * seconds) * (position + push * seconds)
  }

  var derivative: DampedWave {
    DampedWave(decay: decay, position: push - decay * position, push: -(decay * push))
  }
}
