#if !hasFeature(Embedded)
  package import Gesture

  /// An engine that it takes long to ask, because it is in another process: it can be asked for
  /// many steps at once.
  ///
  /// Asked one call at a time it is an engine like any other, only slower.
  package protocol DistantEngine: ScrollEngine, AnyObject {
    /// Whether it runs on a clock of its own, and so can only `perform` a whole recording.
    var ownsClock: Bool { get }

    /// Whether it is asked for one moment or one frame at a time, as somebody wants who looks for a
    /// fault in it.
    var isLockStep: Bool { get }

    /// Lets time pass from the time last advanced to, and fills in the frames of the first steps of
    /// a list, which say when and why each is asked for, and whether a frame is drawn. The moment of a
    /// step before or after input holds that input, once each; what was only seen is still among it.
    func fill(_ steps: inout [Step], count: Int) throws(EngineError)

    /// Plays all moments at their times on its own clock, waits until all is at rest or for as long
    /// as patience lasts, and gives a step before and one after each moment, and the frames it
    /// drew.
    func perform(_ moments: [Moment], _ patience: ReplayLimit) throws(EngineError) -> [Step]

    /// Ends a recording that was played to its end: what the engine does wrong now it has done in
    /// this recording. Nothing may be asked of it afterwards.
    func finish() throws(EngineError)

    /// What it may be given; whoever asks many steps at once looks at each moment first.
    var claims: Abilities { get set }

    /// Who wants to know what it does wrong later still.
    var lateFaults: LateFaults? { get set }
  }

  extension DistantEngine {
    /// Usually it is asked for many steps at once.
    package var isLockStep: Bool { false }

    /// For an engine that can do nothing wrong once a recording is over.
    package func finish() throws(EngineError) {}

    /// Nobody is interested in later faults.
    package var lateFaults: LateFaults? {
      get { nil }
      set {}
    }
  }
#endif
