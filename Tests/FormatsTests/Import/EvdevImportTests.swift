import Gesture
import Testing

@testable import Formats

/// Logs of touch screens: each trap is one of a log that somebody made.
struct EvdevImportTests {
  /// A screen of 100 by 200 units, so that a unit of these logs is a point.
  private let axes = """
    N: Panel # 1, ours
    A: 2f 0 9 0 0
    A: 35 0 99 0 0 4
    A: 36 0 199 0 0 4

    """

  private func evemu(_ events: String) throws -> [String] {
    try imported("# EVEMU 1.2\n" + axes + events, size: Size(width: 100, height: 200))
  }

  @Test func `a finger keeps what is not said anew, and inherits what its slot had`() throws {
    let lines = try evemu(
      """
      E: 0.000001 0003 0039 0013 # a comment
      E: 0.000001 0003 0035 0050
      E: 0.000001 0003 0036 0150
      E: 0.000001 0000 0000 0000
      E: 0.016001 0003 0036 0140
      E: 0.016001 0000 0000 0000
      E: 0.024001 0003 0039 -001
      E: 0.024001 0000 0000 0000
      E: 0.500001 0003 0039 0014
      E: 0.500001 0000 0000 0000
      E: 0.520001 0003 0039 -001
      E: 0.520001 0000 0000 0000
      """)
    #expect(
      lines == [
        "0 down 0 50 150", "16 move 0 50 140", "24 up 0 50 140", "500 down 0 50 140",
        "520 up 0 50 140",
      ])
  }

  @Test func `two fingers have two slots, and a new number in a slot is a new finger`() throws {
    let lines = try evemu(
      """
      E: 5.000000 0003 0039 0001
      E: 5.000000 0003 0035 0010
      E: 5.000000 0003 0036 0010
      E: 5.000000 0003 002f 0001
      E: 5.000000 0003 0039 0002
      E: 5.000000 0003 0035 0090
      E: 5.000000 0003 0036 0190
      E: 5.000000 0000 0000 0000
      E: 5.010000 0003 0039 0003
      E: 5.010000 0003 0035 0080
      E: 5.010000 0000 0000 0000
      E: 5.020000 0003 0039 -001
      E: 5.020000 0003 002f 0000
      E: 5.020000 0003 0039 -001
      E: 5.020000 0000 0000 0000
      """)
    #expect(
      lines == [
        "0 down 0 10 10", "0 down 1 90 190", "10 up 1 90 190", "10 down 1 80 190",
        "20 up 1 80 190", "20 up 0 10 10",
      ])
  }

  @Test func `a palm is taken back, and never begins`() throws {
    let lines = try evemu(
      """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0010
      E: 0.000001 0003 0036 0010
      E: 0.000001 0000 0000 0000
      E: 0.010001 0003 0037 0002
      E: 0.010001 0000 0000 0000
      E: 0.020001 0003 0039 -001
      E: 0.020001 0000 0000 0000
      """)
    #expect(lines == ["0 down 0 10 10", "10 cancel 0 10 10"])
  }

  @Test func `what the kernel lost is said, and fingers go on`() throws {
    let lines = try evemu(
      """
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0010
      E: 0.000001 0003 0036 0010
      E: 0.000001 0000 0000 0000
      E: 0.010001 0000 0003 0000
      E: 0.010001 0003 0036 0099
      E: 0.010001 0000 0000 0000
      E: 0.020001 0003 0036 0030
      E: 0.020001 0000 0000 0000
      """)
    #expect(
      lines == [
        "the kernel lost reports (SYN_DROPPED): 1 time",
        "1 finger never lifted before the log ended", "0 down 0 10 10", "20 move 0 10 30",
      ])
  }

  @Test func `a log that begins with a finger on the screen begins there`() throws {
    let lines = try evemu(
      """
      E: 3.000000 0003 0036 0020
      E: 3.000000 0000 0000 0000
      E: 3.010000 0003 0035 0040
      E: 3.010000 0000 0000 0000
      E: 3.020000 0003 0039 -001
      E: 3.020000 0000 0000 0000
      """)
    #expect(
      lines == [
        "1 finger came down before the log began", "10 down 0 40 20", "20 up 0 40 20",
      ])
  }

  @Test func `without numbers the nearest contacts are the same`() throws {
    // Protocol A; the contacts change places in the list.
    let lines = try imported(
      axes + """
        E: 1319041222.100000 0003 0035 10
        E: 1319041222.100000 0003 0036 10
        E: 1319041222.100000 0000 0002 0
        E: 1319041222.100000 0003 0035 90
        E: 1319041222.100000 0003 0036 90
        E: 1319041222.100000 0000 0002 0
        E: 1319041222.100000 0000 0000 0
        E: 1319041222.110000 0003 0035 88
        E: 1319041222.110000 0003 0036 90
        E: 1319041222.110000 0000 0002 0
        E: 1319041222.110000 0003 0035 12
        E: 1319041222.110000 0003 0036 10
        E: 1319041222.110000 0000 0002 0
        E: 1319041222.110000 0000 0000 0
        E: 1319041222.120000 0003 0035 13
        E: 1319041222.120000 0003 0036 10
        E: 1319041222.120000 0000 0002 0
        E: 1319041222.120000 0000 0000 0
        E: 1319041222.130000 0000 0002 0
        E: 1319041222.130000 0000 0000 0
        """, as: .evemu, size: Size(width: 100, height: 200))
    #expect(
      lines == [
        "0 down 0 10 10", "0 down 1 90 90", "10 move 1 88 90", "10 move 0 12 10", "20 up 1 88 90",
        "20 move 0 13 10", "30 up 0 13 10",
      ])
  }

  @Test func `a screen of one finger has plain axes and a button`() throws {
    let lines = try imported(
      """
      N: Old panel
      A: 00 0 99 0 0
      A: 01 0 199 0 0
      E: 1.000000 0003 0000 20
      E: 1.000000 0003 0001 30
      E: 1.000000 0001 014a 1
      E: 1.000000 0000 0000 0
      E: 1.010000 0003 0000 25
      E: 1.010000 0000 0000 0
      E: 1.020000 0001 014a 0
      E: 1.020000 0000 0000 0
      """, size: Size(width: 100, height: 200))
    #expect(lines == ["0 down 0 20 30", "10 move 0 25 30", "20 up 0 25 30"])
  }

  @Test func `a name that XML has no words for is kept as far as it has`() throws {
    let recording = try importedRecording(
      axes.replacing("Panel", with: "Pan\u{1}el")
        + "E: 0.000001 0003 0039 1\nE: 0.000001 0003 0035 0\nE: 0.000001 0003 0036 0\n"
        + "E: 0.000001 0000 0000 0\n")
    #expect(recording.head.origin?.device == "Pan\u{FFFD}el # 1, ours")
  }

  @Test func `a screen that says its millimetres needs no size`() throws {
    let recording = try importedRecording(
      axes + """
        E: 0.000001 0003 0039 1
        E: 0.000001 0003 0035 0
        E: 0.000001 0003 0036 0
        E: 0.000001 0000 0000 0
        """)
    // 25 mm by 50 mm.
    #expect(recording.head.scene.window.size == Size(width: 160, height: 321))
    #expect(recording.head.origin?.device == "Panel # 1, ours")
    #expect(recording.head.quality == .truncated)
  }
}

/// Android's getevent.
struct GeteventImportTests {
  private let size = Size(width: 1080, height: 2340)

  @Test func `labels and numbers say the same`() throws {
    let labels = try imported(
      """
      add device 1: /dev/input/event3
        name:     "gyro"
      add device 2: /dev/input/event2
        name:     "panel"
        events:
          ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_Y     : value 0, min 0, max 2339, fuzz 0, flat 0, resolution 0
      could not get driver version for /dev/input/mouse0, Not a typewriter
      [    10.000000] /dev/input/event3: EV_REL       REL_X                0000000f
      [    10.500000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000012
      [    10.500000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000002ec
      [    10.500000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    00000300
      [    10.500000] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
      [    10.500000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      [    10.508000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000002a0
      [    10.508000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000 rate 125
      [    10.516000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
      [    10.516000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      """, size: size)
    let numbers = try imported(
      """
      [ 10.500000] 0003 0039 00000012
      [ 10.500000] 0003 0035 000002ec
      [ 10.500000] 0003 0036 00000300
      [ 10.500000] 0001 014a 00000001
      [ 10.500000] 0000 0000 00000000
      [ 10.508000] 0003 0036 000002a0
      [ 10.508000] 0000 0000 00000000
      [ 10.516000] 0003 0039 ffffffff
      [ 10.516000] 0000 0000 00000000
      """, size: size
    ) { $0.screen = size }
    #expect(labels == ["0 down 0 748 768", "8 move 0 748 672", "16 up 0 748 672"])
    #expect(numbers == labels)
  }

  @Test func `time that runs backwards stands, and that is said`() throws {
    let lines = try imported(
      """
      [ 10.500000] 0003 0039 00000012
      [ 10.500000] 0003 0035 00000010
      [ 10.500000] 0003 0036 00000010
      [ 10.500000] 0000 0000 00000000
      [ 10.400000] 0003 0036 00000020
      [ 10.400000] 0000 0000 00000000
      [ 10.600000] 0003 0039 ffffffff
      [ 10.600000] 0000 0000 00000000
      """, size: size
    ) { $0.screen = size }
    #expect(
      lines == [
        "time ran backwards and stands there: 1 time", "0 down 0 16 16", "0 move 0 16 32",
        "100 up 0 16 32",
      ])
  }

  @Test func `two screens are not mingled`() throws {
    let log = [2, 5].map { node in
      """
      [ \(node).500000] /dev/input/event\(node): 0003 0039 00000001
      [ \(node).500000] /dev/input/event\(node): 0003 0035 0000000\(node)
      [ \(node).500000] /dev/input/event\(node): 0003 0036 00000000
      [ \(node).500000] /dev/input/event\(node): 0000 0000 00000000
      [ \(node).600000] /dev/input/event\(node): 0003 0039 ffffffff
      [ \(node).600000] /dev/input/event\(node): 0000 0000 00000000

      """
    }.joined()
    #expect(
      refusal(log)
        == "log: error: touches on 2 devices: expected --device with one of them: "
        + "/dev/input/event2 or /dev/input/event5")
    #expect(
      try imported(log, size: size, device: "/dev/input/event5") { $0.screen = size }
        == ["0 down 0 5 0", "100 up 0 5 0"])
  }

  @Test(arguments: [
    (
      "0003 0035 00000010\n",
      "log:1:1: error: an event without a time: expected a log made with getevent -t, or -lt"
    ),
    (
      "[ 1.500000] 0003 0035 zz\n",
      "log:1:23: error: \"zz\": expected eight hexadecimal digits, DOWN or UP"
    ),
    (
      "[ 1.5] 0003 0035 00000010\n",
      "log:1:2: error: \"1.5]\": expected seconds with six decimals, such as 12.345678"
    ),
    (
      "[ 1.500000] 0003 0000 00000010\n",
      "log: error: it has no touches: expected events of a touch screen"
    ),
  ])
  func `what is wrong is said with its place`(log: String, message: String) {
    #expect(refusal(log, as: .getevent) == message)
  }
}

/// libinput record.
struct LibinputImportTests {
  private func log(_ devices: Int) -> String {
    """
    # libinput record
    version: 1
    ndevices: \(devices)
    libinput:
      version: "1.22.1"
    devices:
    - node: /dev/input/event9
      evdev:
        # Name: Some Touch
        name: "Some Touch"
        id: [3, 1, 2, 3]
        codes:
          0: [0, 1, 2, 3] # EV_SYN
        absinfo:
          53: [0, 99, 0, 0, 4]
          54: [0, 199, 0, 0, 4]
        properties: [1]
      hid: [1, 2]
      udev:
        properties:
        - ID_INPUT=1
      quirks:
      events:
      # Current time is 12:00:00
      - evdev:
        - [  0,      0,   3,  57,    1420] # EV_ABS / ABS_MT_TRACKING_ID
        - [  0,      0,   3,  53,      20]
        - [  0,      0,   3,  54,      30]
        - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
      - hid:
          time: [0, 10]
          hidraw0: [1, 2, 3]
      - libinput:
        - {time: 0.000000, type: TOUCH_DOWN, slot: 0}
      - evdev:
        - [  1,   8000,   3,  54,      40]
        - [  1,   8000,   0,   0,       0]
      - evdev:
        - [  1,  16000,   3,  57,      -1]
        - [  1,  16000,   0,   0,       0]

    """
  }

  @Test func `events are found among all that stands beside them`() throws {
    #expect(
      try imported(log(1), size: Size(width: 100, height: 200))
        == ["0 down 0 20 30", "1008 move 0 20 40", "1016 up 0 20 40"])
  }

  @Test func `a file that was cut short says so`() throws {
    let recording = try importedRecording(log(2))
    #expect(recording.losses.words == ["the file says that it holds more devices than it does"])
    #expect(recording.head.quality == .truncated)
  }

  @Test func `another version is refused`() {
    let other = log(1).replacing("version: 1\nndevices", with: "version: 2\nndevices")
    #expect(refusal(other) == "log:2:1: error: \"version:\": expected version: 1")
  }
}
