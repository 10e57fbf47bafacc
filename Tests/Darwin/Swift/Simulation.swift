internal import Model
internal import Text

/// Replaces the simulation of the stand-in for UIKit, which calls delegates in a way that is
/// invalid with an Objective-C runtime.
@MainActor package final class Simulation {
  typealias Request = Command.Request

  func receive(_ event: UIEvent) {}
  func perform(_ request: Request, _ animated: Bool, of view: UIScrollView) {}
}

extension CGPoint {
  var point: Point { Point(x: x, y: y) }
}

extension CGRect {
  var rectangle: Rectangle { Rectangle(x: minX, y: minY, width: width, height: height) }
}
