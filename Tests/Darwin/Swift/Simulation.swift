internal import Model
internal import Text

/// In place of the simulation of the stand-in, which calls delegates as code without an Objective-C runtime does.
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
