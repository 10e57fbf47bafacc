import Model
import Testing

@testable import Interchange

/// Tests which points in Maestro flows are positions on the screen.
struct MaestroFlowTests {
  private let size = Size(width: 100, height: 200)

  @Test func `gestures with a position are imported, and other gestures are left out and listed`()
    throws
  {
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
        "gestures whose positions only the app knows, left out: repeat (1), tapOn (1)",
        "commands without touches, left out: launchApp (1)",
        "0 down 0 50 50", "50 up 0 50 50", "1050 down 0 90 100", "1070 move 0 10 100",
        "1070 up 0 10 100", "2070 down 0 50 100", "2080 move 0 50 20", "2080 up 0 50 20",
      ])
    let pixels = flow.replacing("90%, 50%", with: "900, 1000")
    #expect(refusal(pixels)?.contains("a position in pixels: expected --screen") == true)
  }

  /// Tests every command with a point: without a selector, within an element found by each
  /// selector, and computed.
  @Test(arguments: ["tapOn", "doubleTapOn", "longPressOn"])
  func `a point within an element is not used as a position on the screen`(command: String) throws {
    let swipe = "- swipe: {start: \"50%,50%\", end: \"50%,40%\", duration: 10}\n"
    let moved = ["0 down 0 50 100", "10 move 0 50 80", "10 up 0 50 80"]
    let selectors = [
      "text: Submit", "id: button", "width: 200", "height: 50", "below: OK", "above: OK",
      "leftOf: OK", "rightOf: OK", "containsChild: OK", "traits: text", "index: 2",
      "enabled: true", "selected: true", "checked: true", "focused: true", "childOf: OK",
      "css: .submit", "below:\n      id: x", "containsDescendants:\n      - id: x",
    ]
    for point in ["\"50%, 90%\"", "50%,90%", "25, 75"] {
      for selector in selectors {
        let flow = "appId: x\n---\n- \(command):\n    \(selector)\n    point: \(point)\n"
        let refused = refusal(flow)
        #expect(refused?.contains("points within elements") == true, "\(selector) \(point)")
        #expect(
          try imported(flow + swipe, size: size) == [
            "a flow has no times: each gesture begins a second after the one before",
            "gestures at points within elements, whose frames the flow does not contain, left out: "
              + "\(command) (1)",
          ] + moved)
      }
    }
    let inline = "- \(command): {id: x, point: \"50%,50%\"}\n"
    #expect(try imported("appId: x\n---\n" + inline + swipe, size: size).suffix(3) == moved[...])
    let computed = "- \(command):\n    point: ${x},${y}\n"
    #expect(
      try imported("appId: x\n---\n" + computed + swipe, size: size)[1]
        == "gestures at points that Maestro computes when it runs, left out: \(command) (1)")
  }

  @Test func `the point of a tap with options is still a position on the screen`() throws {
    let flow = """
      appId: x
      ---
      - tapOn:
          point: 50%,50%      # the middle
          label: 'Tap # 1'
          optional: true
          retryTapIfNoChange: false
          waitToSettleTimeoutMs: 500
          repeat: 3
          delay: 20
      - doubleTapOn: {point: "10,20"}
      - longPressOn:
          point: "0%,100%"

      """
    #expect(
      try imported(flow, size: size) { $0.screen = Size(width: 1000, height: 2000) }.dropFirst()
        == [
          "0 down 0 50 100", "50 up 0 50 100", "70 down 0 50 100", "120 up 0 50 100",
          "140 down 0 50 100", "190 up 0 50 100", "1190 down 0 1 2", "1240 up 0 1 2",
          "1340 down 0 1 2", "1390 up 0 1 2", "2390 down 0 0 200", "5390 up 0 0 200",
        ])
  }

  @Test(arguments: [
    "from:\n      id: x\n    direction: UP",
    "direction: UP\n    from:\n      text: x\n      point: \"50%,85%\"",
    "from:\n      id: x\n    to: 0%, 73%",
  ])
  func `a swipe from an element is left out`(values: String) {
    #expect(
      refusal("appId: x\n---\n- swipe:\n    \(values)\n")?
        .contains(
          "points within elements, whose frames the flow does not contain, left out: swipe (1)")
        == true)
  }
}
