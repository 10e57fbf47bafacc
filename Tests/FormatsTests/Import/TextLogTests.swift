import Gesture
import Testing

@testable import Formats

/// Logs and flows whose lines hold touches among other things.
struct TextLogTests {
  private let size = Size(width: 100, height: 200)

  private func motion(
    _ action: String, _ places: [(id: Int, x: Double, y: Double)], at time: Int,
    tool: String = "FINGER", source: String = "0x1002"
  ) -> String {
    var text = "D/View: processMotionEvent MotionEvent { action=ACTION_\(action), actionButton=0"
    for (index, place) in places.enumerated() {
      text += ", id[\(index)]=\(place.id), x[\(index)]=\(place.x), y[\(index)]=\(place.y)"
      text += ", toolType[\(index)]=TOOL_TYPE_\(tool)"
    }
    return text
      + ", pointerCount=\(places.count), historySize=0, eventTime=\(time), deviceId=4, "
      + "source=\(source) }\n"
  }

  @Test func `MotionEvents are pixels, and count once however often they are printed`() throws {
    let log =
      motion("DOWN", [(0, 500, 1000)], at: 5000) + motion("DOWN", [(0, 500, 900)], at: 5000)
      + motion("POINTER_DOWN(1)", [(0, 500, 1000), (3, 100, 100)], at: 5010)
      + motion("MOVE", [(0, 600, 1000), (3, 100, 200)], at: 5020)
      + motion("POINTER_UP(0)", [(0, 600, 1000), (3, 100, 200)], at: 5030)
      + motion("UP", [(3, 100, 200)], at: 5040)
      + motion("DOWN", [(0, 1, 1)], at: 5050, tool: "STYLUS")
      + motion("DOWN", [(0, 1, 1)], at: 5060, source: "0x2002")
    #expect(refusal(log)?.contains("its places are pixels: expected --screen") == true)
    #expect(
      try imported(log, size: size) { $0.screen = Size(width: 1000, height: 2000) } == [
        "touches of a pen, a mouse or a touchpad, which are no fingers: 2, left out",
        "0 down 0 50 100", "10 down 1 10 10", "20 move 0 60 100", "20 move 1 10 20",
        "30 up 0 60 100", "40 up 1 10 20",
      ])
  }

  /// A log that a person has edited may claim any number.
  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "99999999999999999999"])
  func `however many samples a MotionEvent claims, its touches are read`(_ count: String) throws {
    let log = [
      motion("DOWN", [(0, 500, 1000)], at: 0), motion("MOVE", [(0, 500, 900)], at: 10),
      motion("UP", [(0, 500, 900)], at: 20),
    ].joined().replacing("historySize=0", with: "historySize=\(count)")
    let lines = try imported(log, size: size) { $0.screen = Size(width: 1000, height: 2000) }
    #expect(lines.suffix(3) == ["0 down 0 50 100", "10 move 0 50 90", "20 up 0 50 90"])
  }

  @Test func `a flow of Maestro keeps what names a place`() throws {
    let flow = """
      appId: com.example
      ---
      - launchApp
      - tapOn: "OK"
      - tapOn:
          point: "50%,25%"
      - swipe:
          start: 90%, 50%
          end: 10%, 50%
          duration: 20
      - swipe: {direction: UP, duration: 10}
      - repeat:
          times: 3
          commands:
            - swipe:
                direction: LEFT

      """
    #expect(
      try imported(flow, size: size) == [
        "a flow has no times: each gesture begins a second after the one before",
        "gestures whose places only the app knows, left out: repeat (1), tapOn (1)",
        "commands that touch nothing, left out: launchApp (1)",
        "0 down 0 50 50", "50 up 0 50 50", "1050 down 0 90 100", "1070 move 0 10 100",
        "1070 up 0 10 100", "2070 down 0 50 100", "2080 move 0 50 20", "2080 up 0 50 20",
      ])
    let pixels = flow.replacing("90%, 50%", with: "900, 1000")
    #expect(refusal(pixels)?.contains("a place in pixels: expected --screen") == true)
  }

  @Test func `the log of an Appium server holds the actions that it was sent`() throws {
    let body =
      #"{"actions":[{"type":"pointer","id":"f","parameters":{"pointerType":"touch"},"actions":["#
      + #"{"type":"pointerMove","x":50,"y":80},{"type":"pointerDown"},{"type":"pause","duration":100},"#
      + #"{"type":"pointerUp"}]}]}"#
    let log = """
      2020-04-30 23:59:59:900 [HTTP] --> POST /session/1/actions
      2020-04-30 23:59:59:900 [HTTP] \(body)
      2020-04-30 23:59:59:950 [W3C] Calling performActions() with args: [[{"type":"pointer"}]]
      2020-05-01 00:00:00:500 [HTTP] --> POST /session/1/touch/perform
      2020-05-01 00:00:00:500 [HTTP] {"actions":[{"action":"press"}]}
      2020-05-01 00:00:01:900 [HTTP] --> POST /session/1/actions
      2020-05-01 00:00:01:900 [HTTP] \(body)

      """
    #expect(
      try imported(log, size: size) == [
        "touch actions of the old JSON wire protocol: 1, left out",
        "0 down 0 50 80", "100 up 0 50 80", "2000 down 0 50 80", "2100 up 0 50 80",
      ])
    #expect(
      refusal("[Appium] AndroidUiautomator2Driver\n" + log)?.contains("places are pixels") == true)
  }
}
