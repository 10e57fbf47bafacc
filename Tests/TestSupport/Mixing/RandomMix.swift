internal import Exploration
public import Gesture

extension Recording {
  /// The random recordings of the tests: everything at once, in steps of whole points.
  public static func mixed(_ seed: UInt64) -> Recording { .mix(seed) }
}
