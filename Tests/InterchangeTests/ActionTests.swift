import Model
import Testing

@testable import Interchange

/// Tests WebDriver actions that are not touches, and actions that the standard rejects.
struct ActionTests {
  private func source(
    _ actions: String, id: String = "\"id\": \"a\", ", type: String = "pointer"
  ) -> String {
    "{\"type\": \"\(type)\", \(id)\"parameters\": {\"pointerType\": \"touch\"}, "
      + "\"actions\": [\(actions)]}"
  }

  private func document(_ sources: String...) -> String {
    "{\"actions\": [" + sources.joined(separator: ",\n") + "]}"
  }

  private let tap = #"{"type": "pointerDown"}, {"type": "pointerUp"}"#

  @Test func `actions of keys and wheels are counted as left out, but their durations apply`()
    throws
  {
    let lines = try imported(
      document(
        source(tap),
        source(#"{"type": "keyDown", "value": "a"}"#, id: "\"id\": \"k\", ", type: "key"),
        source(
          #"{"type": "scroll", "x": 1, "y": 1, "deltaX": 0, "deltaY": 9, "duration": 20}"#,
          id: "\"id\": \"w\", ", type: "wheel")), size: Size(width: 100, height: 200))
    #expect(
      lines == [
        "keys, which are not touches: 1, left out",
        "turns of a wheel, not of a finger: 1, left out", "0 down 0 0 0", "20 up 0 0 0",
      ])
  }

  @Test func `missing lifts and additional lifts are reported`() throws {
    let lines = try imported(
      document(
        source(#"{"type": "pointerUp"}, {"type": "pointerDown"}, {"type": "pointerDown"}"#)),
      size: Size(width: 100, height: 200))
    #expect(
      lines == [
        "fingers that come down although they are down: 1, left out",
        "fingers that lift although they are not down: 1, left out", "fingers that never lift: 1",
        "0 down 0 0 0",
      ])
  }

  @Test func `actions that the standard rejects are rejected with their location`() {
    for (text, sentence) in [
      (document(source(tap), source(tap)), "log:2:1: error: two sources with the id \"a\""),
      (document(source(tap, id: "")), "no \"id\""),
      (document(source("")), "it has no touches"), (document(), "it has no touches"),
      (
        document(source(#"{"type": "pause", "duration": 0.5}"#)),
        "a duration of 0.5 ms: expected whole"
      ),
      (
        document(source(#"{"type": "keyDown", "value": "a"}"#)),
        "action \"keyDown\": expected pause, pointerMove"
      ),
      (
        document(source(#"{"type": "pointerMove", "x": 1, "y": 1, "origin": "window"}"#)),
        "\"window\": expected \"viewport\" or \"pointer\""
      ),
      (document(source(#"{"type": "pointerDown", "button": 2}"#)), "expected button 0"),
      (
        document(source(#"{"type": "pointerDown", "pressure": 2}"#)),
        "expected a pressure from 0 to 1"
      ),
      (
        document(
          #"{"type": "pointer", "id": "a", "parameters": {"pointerType": "pen"}, "actions": []}"#),
        "\"pen\": expected \"touch\""
      ),
    ] {
      let found = refusal(text, as: .webdriver)
      #expect(found?.contains(sentence) == true, "\(found ?? "nothing") for \(sentence)")
    }
  }
}
