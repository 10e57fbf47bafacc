package import Model

// The names of a contract's values in the line protocol and in traces.

extension EngineContract {
  /// One number or keyword of a contract.
  package struct Part: Sendable {
    package let name: String
    package let kind: ValueKind
    /// Whether an engine can declare that the value does not exist.
    package let isOptional: Bool
    package let value: @Sendable (EngineContract) -> AttributeValue?
    /// Sets the value; returns false if its type is wrong.
    package let set: @Sendable (inout EngineContract, AttributeValue?) -> Bool

    fileprivate init<Value: AttributeType>(
      _ name: String, _ path: any WritableKeyPath<EngineContract, Value> & Sendable
    ) {
      (self.name, kind, isOptional) = (name, Value.kind, false)
      value = { $0[keyPath: path].attributeValue }
      set = { contract, value in
        value.flatMap(Value.init).map { contract[keyPath: path] = $0 } != nil
      }
    }

    fileprivate init<Value: AttributeType>(
      _ name: String, _ path: any WritableKeyPath<EngineContract, Value?> & Sendable
    ) {
      (self.name, kind, isOptional) = (name, Value.kind, true)
      value = { $0[keyPath: path]?.attributeValue }
      set = { contract, value in
        contract[keyPath: path] = value.flatMap(Value.init)
        return value == nil || contract[keyPath: path] != nil
      }
    }
  }

  /// All values, in the order in which they are written.
  package static let parts: [Part] = [
    Part("frames-late", \.actsAtFrames), Part("slop", \.slop),
    Part("slop-after-catch", \.slopAfterCatch), Part("pinch-slop", \.pinchSlop),
    Part("swallows-slop", \.swallowsSlop), Part("normal-rate", \.normalRate),
    Part("fast-rate", \.fastRate), Part("stop-speed", \.stopSpeed),
    Part("min-fling", \.minFling), Part("settle", \.settle), Part("soft-zoom", \.softZoom),
    Part("edge-pull", \.edgePull), Part("rubber", \.rubber), Part("bounce-decay", \.bounceDecay),
    Part("page-fling", \.pageFling), Part("lock-angle", \.lockAngle),
    Part("held-still", \.heldStill), Part("resolution", \.offsetResolution),
    Part("pixels", \.showsPixels), Part("rest-resolution", \.restResolution),
    Part("zoom-resolution", \.zoomResolution), Part("hands-velocity-over", \.handsVelocityOver),
    Part("turn-keeps-top-left", \.turnKeepsTopLeft), Part("animation", \.animation),
    Part("coasts-inward", \.coastsInward), Part("page-distance", \.pageDistance),
    Part("moves-at-frames", \.movesAtFrames), Part("slop-shape", \.slopShape),
    Part("swallows-reports", \.swallowsReports), Part("drag-within", \.dragWithin),
    Part("held-since-down", \.heldSinceDown), Part("time-resolution", \.timeResolution),
    Part("pinch-span", \.pinchSpan), Part("catch-delay", \.catchDelay),
  ]
}

extension EngineContract.EdgePull: AttributeType {}
extension EngineContract.SlopShape: AttributeType {}

extension TimeSpan: AttributeType {
  package static var kind: ValueKind { .time }
  package var attributeValue: AttributeValue { .time(.zero + self) }
  package init?(_ value: AttributeValue) {
    guard case .time(let time) = value else { return nil }
    self = time - .zero
  }
}
