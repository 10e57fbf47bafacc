/// One of the two directions a view scrolls in.
public enum Axis: UInt8, CaseIterable, Sendable {
  case x, y
}
