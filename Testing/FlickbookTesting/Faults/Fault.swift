public import Model
public import Replay
internal import Text

/// A fault as a row of data: the phase of a motion in which an engine is wrong, what is wrong and
/// by how much, and the invariants that must detect the fault.
///
/// `engine.with(fault)` is the engine with the fault. Test a custom invariant with a sound engine,
/// which must keep it, and with faults, of which at least one must break it:
///
///     let rule = try Invariant("stays-near", "abs(offset.y) <= 300pt")
///     let test = InvariantTest(rule, on: [recording])
///     #expect(try test.violations(on: BuiltInEngines.ios).isEmpty)
///     #expect(try test.detectedFaults(of: Fault.suite, in: BuiltInEngines.ios).contains("drag-scaled-y"))
public struct Fault: Sendable {
  /// The name of the row, unique in its table.
  public var name: String
  /// The phase in which the engine is wrong; nil means always.
  public var phase: Phase?
  /// The axis along which the engine is wrong; nil for both axes, and for quantities without an
  /// axis.
  public var axis: Axis?
  /// The kind of the error.
  public var change: Change
  /// The size of the error, in the unit of the change.
  public var amount: Double
  /// How the strength of a fault changes its amount.
  public var scaling: Scaling
  /// The views in which the engine is wrong.
  public var views: Views = .all
  /// The number of correct touches before the fault begins; 0 if the engine is wrong from the
  /// start.
  public var touchesBefore = 0
  /// The invariants that detect the fault. The first violation in a report is a violation of one of
  /// these invariants.
  public var detectedBy: [String]

  /// How the strength of a fault changes its amount.
  public enum Scaling: Sendable {
    /// The fault has a fixed size.
    case fixed
    /// The amount is multiplied by the strength.
    case amount
    /// The amount is a factor, whose difference from 1 is multiplied by the strength.
    case factor
  }

  /// The views in which the engine is wrong.
  public enum Views: Sendable {
    /// All views of the scene.
    case all
    /// The first view of the scene.
    case first
    /// The last view of the scene.
    case last

    /// Whether the engine is wrong in a view.
    func contains(_ view: Int, of count: Int) -> Bool {
      switch self {
      case .all: true
      case .first: view == 0
      case .last: view == count - 1
      }
    }
  }

  /// The kind of the error.
  public enum Change: Sendable {
    /// The motion of the content is wrong. As in a wrong engine, the error remains until a
    /// correction at rest.
    case motion(Motion)
    /// The engine receives input that differs from the recorded input.
    case input(Input)
    /// The engine reports something other than what it does.
    case report(Report)
    /// The shown value of one quantity is wrong, but the state of the engine is correct.
    case shown(Quantity, Edit)
    /// The value of a setting of the engine differs from the declared value.
    case setting(String)
    /// The scene that the engine uses differs from the recording's scene.
    case scene(@Sendable (inout ViewScene) -> Void)
    /// One switch of an engine is on, all others are off: for engines whose faults are switches.
    case switchedOn(String)
    /// A function makes another engine for a strength: for faults that no row can express.
    case custom(@Sendable (EngineFactory, _ strength: Double) -> EngineFactory)
  }
}

extension Fault {
  /// Whether the strength changes the size of the fault.
  public var isScalable: Bool { scaling != .fixed }

  /// The amount at a strength. At a strength of 1 it is the amount of the row.
  public func amount(at strength: Double) -> Double {
    switch scaling {
    case .fixed: amount
    case .amount: strength * amount
    case .factor: 1 + strength * (amount - 1)
    }
  }

  /// The first of the invariants that detect the fault.
  package var invariant: String { detectedBy.first ?? "" }

  /// Whether the fault is visible in offsets and zoom. An engine that reports nothing else cannot
  /// have faults of reports alone.
  package var isShown: Bool { if case .report = change { false } else { true } }

  /// The fault in words, such as `scale 1.1 along x, drag`.
  package var sentence: String {
    let word =
      switch change {
      case .motion(let motion): motion.rawValue
      case .input(let input): input.rawValue
      case .report(let report): report.rawValue
      case .shown(let quantity, let edit): "\(quantity.rawValue) \(edit.rawValue)"
      case .setting(let name), .switchedOn(let name): name
      case .scene, .custom: name
      }
    return "\(word) \(amount.text)" + (axis.map { " along \($0)" } ?? "")
      + (phase.map { ", \($0.rawValue)" } ?? "")
  }
}
