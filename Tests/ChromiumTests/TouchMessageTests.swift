import Model
import Replay
import Testing
import Text

@testable import Chromium

/// Tests the messages that tell a browser the touches of a moment.
struct TouchMessageTests {
  private func messages(
    _ touches: [Touch], _ fingers: inout FingersDown, _ places: inout [UInt8: Point]
  ) throws -> [TouchMessage] {
    let moment = Moment(at: .zero, touches.map { Located(.touch($0), at: .nowhere) })
    return try TouchMessage.messages(for: moment, &fingers, &places) { $0 }
  }

  private func messages(
    _ touches: [Touch], _ fingers: inout FingersDown
  ) throws -> [TouchMessage] {
    var places: [UInt8: Point] = [:]
    return try messages(touches, &fingers, &places)
  }

  private func touch(_ phase: Touch.Phase, _ finger: UInt8) -> Touch {
    Touch(phase, finger: finger, at: Point(x: 10, y: 10))
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `the messages of a moment with lifts and a cancel name only fingers that are down`(
    _ order: [Int]
  ) throws {
    var fingers = FingersDown()
    _ = try messages([touch(.down, 0), touch(.down, 1), touch(.down, 2)], &fingers)
    let ends = [touch(.up, 0), touch(.cancel, 1), touch(.up, 2)]
    let told = try messages(order.map { ends[$0] }, &fingers)
    #expect(told.last?.type == "touchCancel")
    #expect(told.filter { $0.type == "touchCancel" }.count == 1)
    #expect(told.dropLast().allSatisfy { $0.type != "touchCancel" && !$0.points.isEmpty })
    #expect(fingers.count == 0)
  }

  @Test func `a finger that lifts at another position moves there in a separate message`() throws {
    var fingers = FingersDown()
    var places: [UInt8: Point] = [:]
    let lift = Touch(.up, finger: 0, at: Point(x: 10, y: 12))
    _ = try messages([touch(.down, 0)], &fingers, &places)
    #expect(try messages([lift], &fingers, &places).map(\.type) == ["touchMove", "touchEnd"])
  }

  @Test func `a finger that lifts at its last position does not move`() throws {
    var fingers = FingersDown()
    var places: [UInt8: Point] = [:]
    _ = try messages([touch(.down, 0)], &fingers, &places)
    #expect(try messages([touch(.up, 0)], &fingers, &places).map(\.type) == ["touchEnd"])
  }

  @Test
  func `a finger that lifts moves by a tiny distance only if another finger is down`() throws {
    var fingers = FingersDown()
    _ = try messages([touch(.down, 0), touch(.down, 1)], &fingers)
    func locations(_ finger: UInt8) throws -> [String] {
      try messages([touch(.up, finger)], &fingers).flatMap { $0.points.map(\.text) }
    }
    #expect(try locations(0).allSatisfy { $0.contains("\"y\":10.001") })
    #expect(try locations(1).allSatisfy { $0.contains("\"y\":10}") })
  }
}
