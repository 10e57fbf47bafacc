import Model
import Testing

@testable import Interchange

/// Tests logs of `libinput record`.
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

  @Test func `events are found among the other data of a device`() throws {
    #expect(
      try imported(log(1), size: Size(width: 100, height: 200))
        == ["0 down 0 20 30", "1008 move 0 20 40", "1016 up 0 20 40"])
  }

  @Test func `a file with fewer devices than declared is reported as truncated`() throws {
    let recording = try importedRecording(log(2))
    #expect(recording.losses.words == ["the file declares more devices than it contains"])
    #expect(recording.head.quality == .truncated)
  }

  @Test func `another version is rejected`() {
    let other = log(1).replacing("version: 1\nndevices", with: "version: 2\nndevices")
    #expect(refusal(other) == "log:2:1: error: \"version:\": expected version: 1")
  }
}
