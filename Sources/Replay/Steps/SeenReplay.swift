#if !hasFeature(Embedded)
  package import Model
  package import Text

  /// What a recorded device showed, with a contract that follows from how exactly it was observed.
  ///
  /// What the recording does not declare about its exactness is estimated. Exact observations are
  /// taken as they are, from a stream.
  package struct SeenReplay {
    package let steps: any StepSource
    package let exactness: Exactness
    /// Whether one of the errors is estimated, not declared by the recording.
    package let isEstimated: Bool
    /// The maximum error of an observed offset, in points; 0 if observations are exact.
    package private(set) var error = 0.0
    private let base: EngineContract
    /// What the device reports. If the times are too inexact to show how a view moves, the order of
    /// its callbacks and the touches is unknown too.
    package private(set) var abilities: Abilities

    /// - Parameters:
    ///   - source: All events.
    ///   - again: Opens them a second time, to estimate how exact they are.
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

    /// The contract of the device.
    package var contract: EngineContract { contract(of: base) }

    /// The contract of a device with this engine: the errors have the same effect as offsets that are
    /// shown in steps.
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
