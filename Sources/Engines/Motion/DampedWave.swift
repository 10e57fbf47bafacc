/// What a spring leaves of a push: a swing that dies away around zero.
///
/// `x(t) = e^(−decay·t)·(place·C(t) + push·S(t))`, where C starts at 1 without slope and S at 0 with
/// slope 1; so `place` is where it starts and `push` is its velocity there plus `decay·place`. The
/// derivative is a wave of the same shape: velocity, acceleration and every extremum come from the
/// same few lines.
struct DampedWave {
  enum Shape {
    /// C = cos(frequency·t), S = sin(frequency·t) / frequency.
    case ringing(frequency: Double)
    /// C = 1, S = t.
    case critical
    /// C = 1, S = (1 − e^(−gap·t)) / gap: a second, faster decay beside the first.
    case creeping(gap: Double)
  }

  let shape: Shape
  let decay: Double
  let place: Double
  let push: Double
}

extension DampedWave {
  /// The wave that starts at a displacement with a velocity.
  init(_ shape: Shape, decay: Double, displacement: Double, velocity: Double) {
    self.init(
      shape: shape, decay: decay, place: displacement, push: velocity + decay * displacement)
  }

  func value(at seconds: Double) -> Double {
    let fade = exponential(-decay * seconds)
    switch shape {
    case .ringing(let frequency):
      return fade * swing(at: frequency * seconds, frequency)
    case .critical:
      return fade * (place + push * seconds)
    case .creeping(let gap):
      return fade * (place + push * ((1 - exponential(-gap * seconds)) / gap))
    }
  }

  /// A ringing wave without its decay, at an angle.
  func swing(at angle: Double, _ frequency: Double) -> Double {
    let (cosine, sine) = circle(angle)
    return place * cosine + push * (sine / frequency)
  }

  var derivative: DampedWave {
    let pull =
      switch shape {
      case .ringing(let frequency): decay * push + frequency * frequency * place
      case .critical: decay * push
      case .creeping(let gap): (decay + gap) * push
      }
    return DampedWave(shape: shape, decay: decay, place: push - decay * place, push: -pull)
  }
}
