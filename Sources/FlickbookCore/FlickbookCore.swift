// The module for programs that replay and judge recordings themselves. Its types have names in
// `Flick`. The types below are exported under their own names, which collide with no other names.
// These exports also make the members of types in their modules visible.
@_exported public import struct Comparing.PairedSteps
public import Comparing
@_exported public import enum Engines.BuiltInEngines
public import Engines
@_exported public import FlickbookVocabulary
@_exported public import struct Invariants.RelationJudge
public import Invariants
public import Model
@_exported public import struct Replay.EngineFactory
public import Replay

// Engines: the contract, and the engine that comes with Flickbook.
extension Flick {
  /// The protocol of scroll engines: an engine receives the actions of fingers and the app, and
  /// shows its views.
  public typealias ScrollEngine = Replay.ScrollEngine
  /// All events at one time, in the order of the recording.
  public typealias Moment = Replay.Moment
  /// The state that an engine shows at one time.
  public typealias Frame = Replay.Frame
  /// The visible state of one view.
  public typealias ViewState = Replay.ViewState
  /// The activity that a view reports.
  public typealias Activity = Model.Activity
  /// An event that an engine reports to its app about one view.
  public typealias Callback = Model.Callback
  /// The features and values that an engine declares.
  public typealias Abilities = Model.Abilities
  /// The numbers that an engine promises to keep, so that invariants can be judged by its
  /// declarations.
  public typealias EngineContract = Replay.EngineContract
  /// Makes engines of one name, and declares their abilities.
  public typealias EngineFactory = Replay.EngineFactory
  /// One configurable number of an engine.
  public typealias EngineSetting = Replay.EngineSetting
  /// A failure of an engine.
  public typealias EngineError = Replay.EngineError
  /// An engine whose type is known only at run time.
  public typealias AnyEngine = Replay.AnyEngine
  /// The engine `clamping`: hard edges, no bounce, no zoom.
  public typealias ClampingEngine = Engines.ClampingEngine
}

// Replaying.
extension Flick {
  /// A scene followed by a stream of events.
  public typealias EventSource = Model.EventSource
  /// A recording in memory as a stream.
  public typealias RecordingEvents = Model.RecordingEvents
  /// Replays events on an engine in virtual time.
  public typealias Player = Replay.Player
  /// How long a replay continues after its last input.
  public typealias ReplayLimit = Replay.ReplayLimit
  /// Frames at a steady rate.
  public typealias FrameClock = Replay.FrameClock
  /// The number of frames in a number of seconds: a reduced fraction, because 59.94 frames per
  /// second has no exact binary form and NTSC's 60000/1001 has no exact decimal form.
  public typealias FrameRate = Replay.FrameRate
  /// The instants at which frames are drawn, counted from 0, each later than the previous instant.
  public typealias Ticks = Replay.Ticks
  /// A stream of steps, produced by every kind of replay.
  public typealias StepSource = Replay.StepSource
  /// One sample of a replay: what an engine showed at a time, and what had just happened.
  public typealias Step = Replay.Step
  /// The reason why a replay could not continue: the recording is invalid, or the engine failed.
  public typealias ReplayError = Replay.ReplayError
  /// How a replay ended.
  public typealias Ending = Replay.Ending
}

// Judging a replay, or an engine by two replays.
extension Flick {
  /// All built-in invariants, in the order of the manual.
  public typealias Catalogue = Invariants.Catalogue
  /// An invariant: a rule about one replay or a relation between two replays, from the catalogue,
  /// written as a formula, or implemented as a custom type.
  public typealias Invariant = Invariants.Invariant
  /// Judges one replay by many invariants, step by step.
  public typealias Judge = Invariants.Judge
  /// Judges an engine by relations, step by step during the original replay.
  public typealias RelationJudge = Invariants.RelationJudge
  /// The replay with which other replays are compared, and everything needed to replay again.
  public typealias Original = Invariants.Original
  /// The terms that invariants are judged by: the engine's declarations, and the tolerances.
  public typealias Terms = Invariants.Terms
  /// The maximum deviation that a user cannot notice, for each kind of quantity.
  public typealias Tolerances = Invariants.Tolerances
  /// The kind of quantity that an invariant compares, which determines the units of its tolerance.
  public typealias ToleranceClass = Invariants.ToleranceClass
  /// How every invariant is judged: built-in values, overridden by a suite, then by a recording,
  /// then by the command line.
  public typealias Settings = Invariants.Settings
  /// How a replay ended.
  public typealias End = Invariants.End
  /// The result of one invariant after a replay.
  public typealias Verdict = Invariants.Verdict
  /// The verdict of one invariant on one replay: the worst verdict among the views that it watches.
  public typealias InvariantVerdict = Invariants.InvariantVerdict
  /// The first time an invariant was broken.
  public typealias Violation = Invariants.Violation
  /// Why an invariant was not exercised.
  public typealias Reason = Invariants.Reason
}

// Comparing two engines.
extension Flick {
  /// Compares two replays of the same recording step by step, in memory that does not grow with the
  /// recording.
  public typealias Comparison = Comparing.Comparison
  /// Two replays of the same recording, advanced side by side over the instants at which both
  /// engines were queried.
  public typealias PairedSteps = Comparing.PairedSteps
  /// The maximum differences between two replays, by metric: the defaults of a likeness with
  /// overrides.
  public typealias Allowances = Comparing.Allowances
  /// The maximum difference for a metric.
  public typealias Allowance = Comparing.Allowance
  /// The required similarity of two engines, which determines the differences that count.
  public typealias Likeness = Comparing.Likeness
  /// The quantities measured between two replays, in the order of reports.
  public typealias Metric = Comparing.Metric
  /// The amount by which two replays differ in a metric.
  public typealias Difference = Comparing.Difference
  /// The first time at which two replays differ in what they show or report.
  public typealias Divergence = Comparing.Divergence
}
