import Model
import Testing
import TestSupport
import Text

@testable import Interchange

/// Device units are never mistaken for points, and every touch outside the window is reported.
struct UnitTests {
  private let size = Size(width: 390, height: 844)
  private let swipe = """
    [ 10.500000] 0003 0039 00000012
    [ 10.500000] 0003 0035 0000021c
    [ 10.500000] 0003 0036 00000492
    [ 10.500000] 0000 0000 00000000
    [ 10.516000] 0003 0039 ffffffff
    [ 10.516000] 0000 0000 00000000

    """
  private let described = """
    add device 1: /dev/input/event2
      name:     "panel"
      events:
        ABS (0003): 0035  : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                    0030  : value 0, min 0, max 255, fuzz 0, flat 0, resolution 0
                    0036  : value 0, min 0, max 2339, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_DIRECT

    """
  private let middle = ["0 down 0 195 422", "16 up 0 195 422"]

  @Test func `a log without axis ranges is rejected with their possible sources`() {
    let found = refusal(swipe)
    #expect(found?.contains("the size of the screen in units of its touches") == true)
    for word in ["--screen", "--like", "getevent -lp"] { #expect(found?.contains(word) == true) }
  }

  @Test func `axis ranges are read from a description above the log, even without a device column`()
    throws
  {
    #expect(try imported(described + swipe, size: size) == middle)
  }

  @Test func `axis ranges are derived from the given size of the screen`() throws {
    let lines = try imported(swipe, size: size) { $0.screen = Size(width: 1080, height: 2340) }
    #expect(lines == middle)
  }

  @Test(arguments: ["a.desc", "a.lp"])
  func `axis ranges are read from a description in a separate file`(name: String) throws {
    let folder = TemporaryFolder()
    let text =
      name == "a.lp" ? described : "N: Panel\nA: 35 0 1079 0 0\nA: 36 0 2339 0 0\n"
    let path = folder.put(text, as: name)
    let like = try ScreenDescription(file: path, device: nil)
    #expect(try imported(swipe, size: size) { $0.like = like } == middle)
  }

  @Test(arguments: ["Device.events", "Device.some-test.events"])
  func `an events file is read with the description next to it`(name: String) throws {
    let folder = TemporaryFolder()
    folder.put("N: Panel\nA: 35 0 1079 0 0\nA: 36 0 2339 0 0\n", as: "Device.desc")
    let events = folder.put(
      """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0540
      E: 0.000001 0003 0036 1170
      E: 0.000001 0000 0000 0000

      """, as: name)
    var options = ImportOptions()
    options.size = size
    var source = try ImportedRecording(file: events, options).events()
    #expect(try source.next().map { $0.value.line } == "0 down 0 195 422")
  }

  private let outside = """
    {"actions": [{"type": "pointer", "id": "a", "parameters": {"pointerType": "touch"}, "actions": [
      {"type": "pointerMove", "x": 100, "y": 500},
      {"type": "pointerDown"},
      {"type": "pointerMove", "x": -3, "y": 900.5},
      {"type": "pointerUp"}]}]}
    """

  @Test func `touches outside the window are reported with the first position`() throws {
    let lines = try imported(outside, size: size)
    #expect(
      lines == [
        "2 touches were outside the window (390x844); the first is at line 4, column 3: -3 900.5 at 0 ms",
        "0 down 0 100 500", "0 move 0 -3 900.5", "0 up 0 -3 900.5",
      ])
  }

  @Test func `advice about touches outside the window is not written to the recording`() throws {
    let recording = try importedRecording(outside, size: size)
    #expect(recording.losses.advice == ["try --clip, --grow, or another --size or --screen"])
    #expect(recording.head.note?.contains("--") == false)
  }

  @Test func `with clipping, touches outside the window move to its edge`() throws {
    let recording = try importedRecording(outside, size: size) { $0.outside = .clipped }
    #expect(recording.head.quality == [.synthetic, .lossy])
    let lines = try imported(outside, size: size) { $0.outside = .clipped }
    #expect(lines.dropFirst() == ["0 down 0 100 500", "0 move 0 0 844", "0 up 0 0 844"])
  }

  @Test func `with growing, the window grows to contain the touches if possible`() throws {
    let recording = try importedRecording(outside, size: size) { $0.outside = .covered }
    #expect(recording.head.scene.window.size == Size(width: 390, height: 901))
    #expect(
      recording.losses.words == [
        "the window is 390x901 and not 390x844, so that it contains every touch",
        "2 touches were outside the window (390x844), which cannot grow there; the first is at line 4, "
          + "column 3: -3 900.5 at 0 ms",
      ])
  }

  @Test func `a value of --device that was not touched or does not apply causes an error`() {
    let two = described + "add device 2: /dev/input/event5\n  name: \"other\"\n" + swipe
    #expect(
      refusal(two.replacing("] ", with: "] /dev/input/event2: ")) { $0.device = "other" }
        == "log: error: device \"other\" was not touched: expected /dev/input/event2")
    #expect(
      refusal(outside) { $0.device = "x" }
        == "log: error: no device \"x\" in it: expected no --device: a file of webdriver contains no device names"
    )
  }
}
