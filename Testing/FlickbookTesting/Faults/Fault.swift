public import Model
public import Replay
internal import Text

/// A fault as a row of data: in which phase of a motion an engine is wrong, in what and by how
/// much, and which invariants must detect it.
///
/// `engine.with(fault)` is the engine with the fault. An invariant of your own is tested by a sound
/// engine, on which it must hold, and by faults, of which at least one must break it:
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
  /// The axis along which it is wrong; nil for both axes, and for quantities without an axis.
  public var axis: Axis?
  /// What is wrong.
  public var change: Change
  /// How wrong it is, in the unit of the change.
  public var amount: Double
  /// How the strength of a fault changes its amount.
  public var scaling: Scaling
  /// The views that are wrong.
  public var views: Views = .all
  /// The number of touches before the one from which on it is wrong; 0 if it is wrong from the start.
  public var touchesBefore = 0
  /// The invariants that detect it; one of them is the first violation of a report.
  public var detectedBy: [String]

  /// How the strength of a fault changes its amount.
  public enum Scaling: Sendable {
    /// It exists in one size only.
    case fixed
    /// The amount is multiplied.
    case amount
    /// The amount is a factor: its difference from 1 is multiplied.
    case factor
  }

  /// The views that are wrong.
  public enum Views: Sendable {
    /// All views of the scene.
    case all
    /// The first view of the scene.
    case first
    /// The last view of the scene.
    case last

    /// Whether a view is one of them.
    func contains(_ view: Int, of count: Int) -> Bool {
      switch self {
      case .all: true
      case .first: view == 0
      case .last: view == count - 1
      }
    }
  }

  /// What is wrong.
  public enum Change: Sendable {
    /// The motion of the content is wrong. The error stays until the engine corrects it at rest, as
    /// that of a wrong engine would.
    case motion(Motion)
    /// The engine receives different input than it is sent.
    case input(Input)
    /// The engine reports something different from what it does.
    case report(Report)
    /// The shown value of one quantity is wrong, and the engine is not aware of it.
    case shown(Quantity, Edit)
    /// A number of the engine differs from the declared value.
    case setting(String)
    /// The engine uses a different scene than the recording has.
    case scene(@Sendable (inout ViewScene) -> Void)
    /// For an engine whose faults are switches: only this one is on.
    case switchedOn(String)
    /// Anything that no row can express: another engine, for a strength.
    case custom(@Sendable (EngineFactory, _ strength: Double) -> EngineFactory)
  }
}

extension Fault {
  /// Whether its size can be scaled.
  public var isScalable: Bool { scaling != .fixed }

  /// The amount at a strength; 1 is the amount of the row.
  public func amount(at strength: Double) -> Double {
    switch scaling {
    case .fixed: amount
    case .amount: strength * amount
    case .factor: 1 + strength * (amount - 1)
    }
  }

  /// The first of the invariants that detect it.
  package var invariant: String { detectedBy.first ?? "" }

  /// Whether it is visible in offsets and zoom: an engine that reports nothing else cannot have
  /// faults of reports alone.
  package var isShown: Bool { if case .report = change { false } else { true } }

  /// `scale 1.1 along x, drag`.
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
