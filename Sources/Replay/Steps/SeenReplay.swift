#if !hasFeature(Embedded)
  package import Model
  package import Text

  /// What a recorded device showed, with a contract that follows from the exactness of the
  /// observations.
  ///
  /// If the recording does not declare the exactness, it is estimated. Exact observations are
  /// streamed unchanged.
  package struct SeenReplay {
    package let steps: any StepSource
    package let exactness: Exactness
    /// Whether an error other than 0 is estimated, because the recording does not declare it.
    package let isEstimated: Bool
    /// The maximum error of an observed offset, in points; 0 if observations are exact.
    package private(set) var error = 0.0
    private let base: EngineContract
    /// What the device reports. If the times are too inexact to show how a view moves, the order of
    /// its callbacks and touches is also unknown, so callbacks are excluded.
    package private(set) var abilities: Abilities

    /// - Parameters:
    ///   - source: All events.
    ///   - again: Opens the same events a second time, to estimate how exact the observations are.
    package init<Source: EventSource>(
      _ head: RecordingHead, _ source: Source, again: () throws(FormatError) -> Source
    ) throws(FormatError) {
      var source = source
      base = SeenSteps<Source>.contract(head)
      abilities = SeenSteps<Source>.abilities(head)
      let (position, time) = (head.origin?.positionError, head.origin?.timeError)
      let isDeclared = position != nil && time != nil
      let estimate = isDeclared ? Exactness() : try Self.estimate(try again())
      isEstimated =
        position == nil && estimate.position > 0 || time == nil && estimate.time > .zero
      var exactness = estimate
      if let position { exactness.position = position }
      if let time { exactness.time = .milliseconds(time) }
      self.exactness = exactness
      guard !exactness.isExact else {
        steps = SeenSteps(source)
        return
      }
      var events: [Located<InputEvent>] = []
      while let event = try source.next() { events.append(event) }
      let cleaned = CleanedObservations(events, exactness)
      steps = SeenSteps(RecordingEvents(Recording(head, events: cleaned.events)))
      error = cleaned.resolution
      if !cleaned.isMotionKnown { abilities.remove(.callbacks) }
    }

    package var contract: EngineContract { contract(of: base) }

    /// The contract of a device that contains this engine: errors of observations have the same
    /// effect as offsets that are rounded to steps.
    package func contract(of engine: EngineContract) -> EngineContract {
      var contract = engine
      guard error > 0 else { return contract }
      contract.offsetResolution = max(engine.offsetResolution, error)
      contract.restResolution = max(engine.restStep, error)
      return contract
    }

    private static func estimate<Source: EventSource>(
      _ source: Source
    ) throws(FormatError) -> Exactness {
      var source = source
      var estimate = ExactnessEstimate(views: source.scene.views.count)
      while let event = try source.next() { estimate.observe(event.value) }
      return estimate.exactness
    }
  }
#endif
