public import Model
public import Replay

extension Fault {
  /// Creates a row with a fault of the motion.
  public init(
    _ name: String, in phase: Phase? = nil, along axis: Axis? = nil, _ motion: Motion,
    _ amount: Double,
    _ detectedBy: String...
  ) {
    let scaling: Scaling =
      switch motion {
      case .scale, .scaleLater, .zoomScale, .zoomJump: .factor
      case .swap, .drop: .fixed
      default: .amount
      }
    self.init(name, phase, axis, .motion(motion), amount, scaling, detectedBy)
  }

  /// Creates a row with a fault of the input.
  public init(_ name: String, _ input: Input, _ amount: Double, _ detectedBy: String...) {
    let scaling: Scaling =
      switch input {
      case .stretchMoves, .scaleZoomRequests: .factor
      case .shiftRequests: .amount
      default: .fixed
      }
    self.init(name, nil, nil, .input(input), amount, scaling, detectedBy)
  }

  /// Creates a row with a fault of the input that has no amount.
  public init(_ name: String, _ input: Input, _ detectedBy: String...) {
    self.init(name, nil, nil, .input(input), 1, .fixed, detectedBy)
  }

  /// Creates a row with a fault of the reports.
  public init(
    _ name: String, in phase: Phase? = nil, along axis: Axis? = nil, _ report: Report,
    _ amount: Double, scaling: Scaling? = nil, _ detectedBy: String...
  ) {
    let usual: Scaling =
      switch report {
      case .velocity: .factor
      case .target, .announce, .tap: .amount
      default: .fixed
      }
    self.init(name, phase, axis, .report(report), amount, scaling ?? usual, detectedBy)
  }

  /// Creates a row with a fault of a shown quantity.
  public init(
    _ name: String, in phase: Phase? = nil, along axis: Axis? = nil, _ quantity: Quantity,
    _ edit: Edit, _ amount: Double = 0, scaling: Scaling = .amount, of views: Views = .all,
    _ detectedBy: String...
  ) {
    self.init(name, phase, axis, .shown(quantity, edit), amount, scaling, detectedBy)
    self.views = views
  }

  /// Creates a row in which a setting of the engine has a wrong value.
  public init(_ name: String, setting: String, _ amount: Double, _ detectedBy: String...) {
    self.init(name, nil, nil, .setting(setting), amount, .fixed, detectedBy)
  }

  /// Creates a row for a fault that is a switch of the engine.
  public init(switch name: String, _ detectedBy: String...) {
    self.init(name, nil, nil, .switchedOn(name), 1, .fixed, detectedBy)
  }

  /// Creates a row in which the engine uses a wrong scene.
  public init(
    _ name: String, _ detectedBy: String, scene edit: @escaping @Sendable (inout ViewScene) -> Void
  ) {
    self.init(name, nil, nil, .scene(edit), 1, .fixed, [detectedBy])
  }

  /// Creates a fault that no row can express, from a function that makes the faulty engine.
  public init(
    custom name: String, _ detectedBy: String, scaling: Scaling = .fixed,
    _ make: @escaping @Sendable (EngineFactory, _ strength: Double) -> EngineFactory
  ) {
    self.init(name, nil, nil, .custom(make), 1, scaling, [detectedBy])
  }

  /// The same fault, which ignores the strength.
  package var inOneSize: Fault {
    var fault = self
    fault.scaling = .fixed
    return fault
  }

  private init(
    _ name: String, _ phase: Phase?, _ axis: Axis?, _ change: Change, _ amount: Double,
    _ scaling: Scaling, _ detectedBy: [String]
  ) {
    (self.name, self.phase, self.axis, self.change) = (name, phase, axis, change)
    (self.amount, self.scaling, self.detectedBy) = (amount, scaling, detectedBy)
  }
}
