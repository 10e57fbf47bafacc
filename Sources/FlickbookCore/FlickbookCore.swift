// What a program imports that replays and judges by itself. Its names are in `Flick`; those below
// collide with nobody's, and make the members of the types in their modules visible.
@_exported public import enum Engines.BuiltInEngines
public import Engines
@_exported public import FlickbookVocabulary
public import Gesture
@_exported public import struct Replay.EngineFactory
public import Replay
@_exported public import struct Verdicts.RelationJudge
public import Verdicts

// Engines: the contract, and those that come with Flickbook.
extension Flick {
  /// Anything that scrolls: it receives what fingers and the app do, and shows what can be seen.
  public typealias ScrollEngine = Replay.ScrollEngine
  /// Everything that happens at one time, in the order of the recording.
  public typealias Moment = Replay.Moment
  /// What an engine shows at one time.
  public typealias Frame = Replay.Frame
  /// What can be seen of one view, as it is presented.
  public typealias ViewState = Replay.ViewState
  /// What a view reports that it is doing.
  public typealias Activity = Replay.Activity
  /// What an engine reports to its app about one view.
  public typealias Callback = Replay.Callback
  /// What an engine can do and report.
  public typealias Abilities = Gesture.Abilities
  /// The numbers an engine promises to keep, so that invariants can be judged by what it declares.
  public typealias EngineContract = Replay.EngineContract
  /// Makes engines of one name, and declares what they can do.
  public typealias EngineFactory = Replay.EngineFactory
  /// One number of an engine that can be set.
  public typealias EngineSetting = Replay.EngineSetting
  /// An engine could not do its work.
  public typealias EngineError = Replay.EngineError
  /// An engine whose type is known only when the program runs.
  public typealias AnyEngine = Replay.AnyEngine
  /// The engine `clamping`: hard edges, no bounce, no zoom.
  public typealias ClampingEngine = Engines.ClampingEngine
}

// Replaying.
extension Flick {
  /// The first waist: everything that makes input is a stream of events after a scene.
  public typealias EventSource = Gesture.EventSource
  /// A recording in memory as a stream.
  public typealias RecordingEvents = Gesture.RecordingEvents
  /// Replays events on an engine in virtual time.
  public typealias Player = Replay.Player
  /// How long a replay goes on after its last input.
  public typealias ReplayLimit = Replay.ReplayLimit
  /// Frames at a steady rate.
  public typealias FrameClock = Replay.FrameClock
  /// How many frames are drawn in how many seconds: a fraction in lowest terms, because 59.94
  /// frames a second has no exact binary form and NTSC's 60000/1001 no exact decimal one.
  public typealias FrameRate = Replay.FrameRate
  /// The instants at which frames are drawn, counted from 0, each later than the one before.
  public typealias Ticks = Replay.Ticks
  /// A stream of steps: everything that replays is one.
  public typealias StepSource = Replay.StepSource
  /// One sample of a replay: what an engine showed at a time, and what had just happened.
  public typealias Step = Replay.Step
  /// A replay could not go on: because of the recording or because of the engine.
  public typealias ReplayError = Replay.ReplayError
  /// How a replay ended.
  public typealias Ending = Replay.Ending
}

// Judging one replay, or one engine by two of them.
extension Flick {
  /// Every invariant there is, in the order of the manual.
  public typealias Catalogue = Verdicts.Catalogue
  /// An invariant: a rule about one replay, or a relation between two, of the catalogue, written as a
  /// formula, or a type of your own.
  public typealias Invariant = Verdicts.Invariant
  /// Judges one replay by many invariants while its steps go by.
  public typealias Judge = Verdicts.Judge
  /// Judges an engine by relations while the original replay goes by.
  public typealias RelationJudge = Verdicts.RelationJudge
  /// The replay that others are compared with, and what is needed to make another.
  public typealias Original = Verdicts.Original
  /// What invariants are judged by: what the engine declares, and the tolerances.
  public typealias Terms = Verdicts.Terms
  /// How much an engine may be off before a person could notice, by the kind of quantity.
  public typealias Tolerances = Verdicts.Tolerances
  /// The kind of quantity an invariant compares, which says in what units its tolerance is given.
  public typealias ToleranceClass = Verdicts.ToleranceClass
  /// How every invariant is to be judged: built-in values, over which a suite, a recording and the
  /// command line are laid, the nearest last.
  public typealias Settings = Verdicts.Settings
  /// How a replay ended.
  public typealias End = Verdicts.End
  /// The result of one invariant after a replay.
  public typealias Verdict = Verdicts.Verdict
  /// The verdict of one invariant on one replay: the worst over the views it watches.
  public typealias InvariantVerdict = Verdicts.InvariantVerdict
  /// The first time an invariant was broken: the same value from the invariant that found it to the
  /// reports.
  public typealias Violation = Verdicts.Violation
  /// Why an invariant was not put to the test.
  public typealias Reason = Verdicts.Reason
}

// Comparing two engines.
extension Flick {
  /// Compares two replays of one recording while their steps go by, in memory that does not grow
  /// with the recording.
  public typealias Comparison = Verdicts.Comparison
  /// Two replays of one recording, walked side by side over the instants that both were asked for.
  public typealias PairedSteps = Verdicts.PairedSteps
  /// How much two replays may differ in every respect: those of a likeness, over which others are
  /// laid.
  public typealias Allowances = Verdicts.Allowances
  /// How much may differ in one respect.
  public typealias Allowance = Verdicts.Allowance
  /// How alike two engines are meant to be, and so which differences count.
  public typealias Likeness = Verdicts.Likeness
  /// What is measured between two replays, in the order of reports.
  public typealias Metric = Verdicts.Metric
  /// By how much two replays differ in one respect.
  public typealias Difference = Verdicts.Difference
  /// The first time at which two replays differ in what they show or report.
  public typealias Divergence = Verdicts.Divergence
}
