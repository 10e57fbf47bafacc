public import Model
public import Replay

/// The terms that invariants are judged by: the engine's declarations, and the tolerances.
public struct Terms: Sendable {
  /// The abilities that the engine declares.
  public var abilities: Abilities
  /// The numbers that the engine promises to keep.
  public var contract: EngineContract
  /// The allowed deviations.
  public var tolerances: Tolerances
  /// Whether values that the engine does not report are inferred. The values of a recorded device
  /// are not inferred, because its motion between two observations is unknown.
  package var infers = true
  /// The maximum error of observed offsets, in points; 0 if the offsets are exact.
  package var observationError = 0.0
  /// Whether the engine shows the user's own web page.
  package var showsPage = false
  /// The kinds of web page errors that are not judged, or are only warnings.
  package var excusedPageErrors: Set<PageError.Kind> = []
  /// The time from one frame to the next, which is the unit of windows in frames.
  package var frame = TimeSpan(nanoseconds: 16_666_667)

  /// Creates the terms of an engine, with the built-in tolerances unless other tolerances are
  /// given.
  public init(
    abilities: Abilities, contract: EngineContract, tolerances: Tolerances = Tolerances()
  ) {
    self.abilities = abilities
    self.contract = contract
    self.tolerances = tolerances
  }

  /// The terms for one scene: lengths declared in pixels are converted to points.
  func resolved(in scene: Scene) -> Terms {
    var terms = self
    terms.contract = contract.resolved(in: scene.window)
    return terms
  }

  /// The maximum distance that a view moves at a speed in the given time. If the speed is inferred,
  /// the distance is larger, because an inferred speed is measured in the neighbouring steps.
  ///
  /// - Parameter share: The factor by which the view may have been faster in between.
  func reach(of speed: Double, in seconds: Double, share: Double = 1.25) -> Double {
    let seconds = seconds + contract.timeResolution.seconds
    return abilities.contains(.velocity)
      ? (share * speed + 30) * seconds : (3 * speed + 30) * seconds + 3
  }

  /// The tolerance for content that follows fingers over a distance.
  func dragTolerance(_ distance: Double) -> Double {
    tolerances.moving + tolerances.movingShare * distance
  }

  /// The relative tolerance of a zoom.
  var zoomTolerance: Double { tolerances.zoom + contract.zoomResolution }

  /// The tolerance of a velocity that is measured over the given number of seconds.
  func ofVelocity(_ velocity: Double, over seconds: Double) -> Double {
    tolerances.velocityShare * velocity.magnitude + tolerances.velocity
      + 2 * contract.offsetResolution / seconds + blur(of: velocity, over: seconds)
  }

  /// The maximum apparent difference between two speeds of one motion, each measured over the given
  /// number of seconds, if the engine's clock has steps. At both ends of each measurement, the view
  /// may be where it was a step earlier. The difference is infinite if the steps hide the speed
  /// altogether.
  func blur(of velocity: Double, over seconds: Double) -> Double {
    let step = contract.timeResolution.seconds
    guard step > 0 else { return 0 }
    return step < seconds ? 2 * velocity.magnitude * step / (seconds - step) : .infinity
  }
}
