/// What a critical spring leaves of a push: it passes zero once at most, and dies away.
///
/// `x(t) = e^(−decay·t)·(place + push·t)`, so `place` is where it starts and `push` is its velocity
/// there plus `decay·place`. The derivative is a wave of the same shape: velocity, acceleration and
/// the extremum come from the same few lines.
struct DampedWave {
  let decay: Double
  let place: Double
  let push: Double
}

extension DampedWave {
  /// The wave that starts at a displacement with a velocity.
  init(decay: Double, displacement: Double, velocity: Double) {
    self.init(decay: decay, place: displacement, push: velocity + decay * displacement)
  }

  func value(at seconds: Double) -> Double {
    exponential(-decay * seconds) * (place + push * seconds)
  }

  var derivative: DampedWave {
    DampedWave(decay: decay, place: push - decay * place, push: -(decay * push))
  }
}
