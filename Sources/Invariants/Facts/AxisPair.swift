internal import Model

/// A value for each axis.
struct AxisPair<Value> {
  var x: Value
  var y: Value

  /// Creates a pair with the same value along both axes.
  init(both value: Value) {
    x = value
    y = value
  }

  subscript(axis: Axis) -> Value {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}

extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Sendable where Value: Sendable {}
