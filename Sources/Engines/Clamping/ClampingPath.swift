/// The motion of one axis without fingers: a function of time with a computed end.
enum ClampingPath: Motion {
  case coasts(Deceleration, edge: Double, arrival: Double?)
  case eased(EasedAnimation)

  /// A coast that ends at the edge if it gets that far.
  static func coasting(_ coast: Deceleration, until edge: Double) -> ClampingPath {
    .coasts(coast, edge: edge, arrival: coast.restTime > 0 ? coast.time(atValue: edge) : nil)
  }

  var restTime: Double {
    switch self {
    case .coasts(let coast, _, let arrival): arrival ?? coast.restTime
    case .eased(let animation): animation.restTime
    }
  }

  func value(at seconds: Double) -> Double {
    switch self {
    case .coasts(let coast, let edge, let arrival):
      if let arrival, seconds >= arrival { edge } else { coast.value(at: seconds) }
    case .eased(let animation): animation.value(at: seconds)
    }
  }

  func velocity(at seconds: Double) -> Double {
    guard seconds < restTime else { return 0 }
    return switch self {
    case .coasts(let coast, _, _): coast.velocity(at: seconds)
    case .eased(let animation): animation.velocity(at: seconds)
    }
  }
}
