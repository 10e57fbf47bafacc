internal import Interchange

/// Small files of other tools, one for each format and dialect, which are mutated.
package struct ImportSample {
  let format: ImportFormat
  package let text: String
  var bytes: [UInt8] { Array(text.utf8) }

  private init(_ format: ImportFormat, _ text: String) {
    self.format = format
    self.text = text
  }

  /// A flick as printed by `getevent -lt`, after the output of `getevent -lp` for two devices.
  package static let labelled = ImportSample(
    .getevent,
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

    """)

  /// The same flick as printed by `getevent -t`.
  package static let numbered = ImportSample(
    .getevent,
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

    """)

  static let all = [
    ImportSample(
      .evemu,
      """
      # EVEMU 1.3
      N: Panel
      I: 0018 1234 0001 0100
      P: 02 00 00 00 00 00 00 00
      A: 2f 0 9 0 0 0
      A: 35 0 4095 0 0 40
      A: 36 0 8191 0 0 40
      A: 3a 0 255 0 0 0
      E: 0.000001 0003 0039 0000
      E: 0.000001 0003 0035 2100
      E: 0.000001 0003 0036 0700
      E: 0.000001 0003 003a 0077
      E: 0.000001 0000 0000 0000
      E: 0.007001 0003 0036 0500
      E: 0.007001 0003 002f 0001
      E: 0.007001 0003 0039 0001
      E: 0.007001 0003 0035 0101
      E: 0.007001 0003 0036 8171
      E: 0.007001 0000 0000 0000
      E: 0.020001 0000 0003 0000
      E: 0.020001 0000 0000 0000
      E: 1.100002 0003 0037 0002
      E: 1.100002 0000 0000 0000
      E: 1.234567 0003 002f 0000
      E: 1.234567 0003 0039 -001
      E: 1.234567 0000 0000 0000

      """),
    ImportSample(
      .evemu,
      """
      A: 35 0 99 0 0
      A: 36 0 199 0 0
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
      E: 1319041222.110000 0000 0000 0
      E: 1319041222.130000 0000 0002 0
      E: 1319041222.130000 0000 0000 0

      """),
    labelled, numbered,
    ImportSample(
      .libinput,
      """
      # libinput record
      version: 1
      ndevices: 1
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
        quirks:
        events:
        - evdev:
          - [  0,      0,   3,  57,    1420] # EV_ABS / ABS_MT_TRACKING_ID
          - [  0,      0,   3,  53,      20]
          - [  0,      0,   3,  54,      30]
          - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
        - libinput:
          - {time: 0.000000, type: TOUCH_DOWN, slot: 0}
        - evdev:
          - [  1,   8000,   3,  54,      40]
          - [  1,   8000,   0,   0,       0]
        - evdev:
          - [  1,  16000,   3,  57,      -1]
          - [  1,  16000,   0,   0,       0]

      """),
    ImportSample(
      .webdriver,
      """
      {"actions": [
        {"type": "pointer", "id": "a", "parameters": {"pointerType": "touch"}, "actions": [
          {"type": "pointerMove", "duration": 0, "x": 100, "y": 500},
          {"type": "pointerDown", "button": 0, "pressure": 0.5, "width": 10},
          {"type": "pause", "duration": 100},
          {"type": "pointerMove", "duration": 34, "origin": "pointer", "x": 0, "y": -30},
          {"type": "pointerUp"}]},
        {"type": "none", "id": "n", "actions": [{"type": "pause", "duration": 7}]},
        {"type": "pointer", "id": "b", "parameters": {"pointerType": "touch"}, "actions": [
          {"type": "pointerMove", "x": 200, "y": 500},
          {"type": "pointerDown", "button": 0},
          {"type": "pointerMove", "duration": 16, "x": 210, "y": 510, "origin": "viewport"},
          {"type": "pause"},
          {"type": "pointerCancel"}]}
      ]}
      """),
    ImportSample(
      .webkit,
      """
      {"events": [
       {"inputType": "hand", "timeOffset": 0, "touches": [
         {"phase": "began", "id": 1, "x": 10, "y": 100, "pressure": 0.5, "majorRadius": 5}]},
       {"interpolate": "linear", "timestep": 0.02,
        "startEvent": {"timeOffset": 0.02, "touches": [{"phase": "moved", "id": 1, "x": 10, "y": 100}]},
        "endEvent": {"timeOffset": 0.07, "touches": [{"phase": "moved", "id": 1, "x": 10, "y": 200}]}},
       {"interpolate": "simpleCurve", "timestep": 0.01,
        "startEvent": {"timeOffset": 0.08, "touches": [{"phase": "moved", "id": 1, "x": 10, "y": 200}]},
        "endEvent": {"timeOffset": 0.1, "touches": [{"phase": "moved", "id": 1, "x": 10, "y": 220}]}},
       {"timeOffset": 0.11, "touches": [{"phase": "ended", "id": 1, "x": 10, "y": 200},
                                        {"phase": "stationary", "id": 2, "x": 0, "y": 0}]}
      ]}
      """),
    ImportSample(
      .rrweb,
      """
      [{"type": 4, "data": {"width": 390, "height": 844}, "timestamp": 1700000000000},
       {"type": 2, "data": {"node": {"type": 0, "id": 1}, "initialOffset": {"left": 0, "top": 40}},
        "timestamp": 1700000000010},
       {"type": 3, "data": {"source": 2, "type": 7, "id": 5, "x": 100, "y": 600}, "timestamp": 1700000000500},
       {"type": 3, "data": {"source": 6, "positions": [
         {"x": 100, "y": 560, "id": 5, "timeOffset": -400},
         {"x": 100, "y": 400, "id": 5, "timeOffset": -350}]}, "timestamp": 1700000000950},
       {"type": 3, "data": {"source": 3, "id": 1, "x": 0, "y": 200}, "timestamp": 1700000000620},
       {"type": 3, "data": {"source": 2, "type": 9, "id": 5}, "timestamp": 1700000000640},
       {"type": 3, "data": {"source": 4, "width": 844, "height": 390}, "timestamp": 1700000000700}]
      """),
    ImportSample(
      .maestro,
      """
      appId: com.example
      ---
      - launchApp
      - tapOn:
          point: "50%,25%"
      - swipe:
          start: 90%, 50%
          end: 100, 400
          duration: 100
      - swipe: {direction: UP, duration: 10}
      - longPressOn: {point: "10%, 10%"}
      - doubleTapOn: {point: "10%, 10%"}
      - repeat:
          times: 3

      """),
    ImportSample(
      .appium,
      """
      2020-04-30 23:59:59:900 [HTTP] --> POST /session/1/actions
      2020-04-30 23:59:59:900 [HTTP] {"actions":[{"type":"pointer","id":"f","parameters":\
      {"pointerType":"touch"},"actions":[{"type":"pointerMove","x":50,"y":80},{"type":"pointerDown"},\
      {"type":"pause","duration":100},{"type":"pointerMove","duration":50,"x":50,"y":20},\
      {"type":"pointerUp"}]}]}
      2020-05-01 00:00:00:500 [HTTP] --> POST /session/1/touch/perform
      2020-05-01 00:00:00:500 [HTTP] {"actions":[{"action":"press"}]}
      [HTTP] --> POST /session/1/actions
      [HTTP] {"actions":[{"type":"none","id":"n","actions":[]}]}

      """),
    ImportSample(
      .motionevent,
      """
      06-20 18:57:50.182 D ViewRootImpl: MotionEvent { action=ACTION_DOWN, actionButton=0, id[0]=0, \
      x[0]=812.0, y[0]=1568.0, toolType[0]=TOOL_TYPE_FINGER, flags=0x0, pointerCount=1, \
      historySize=0, eventTime=193566642, downTime=193566642, deviceId=4, source=0x1002 }
      06-20 18:57:50.190 D ViewRootImpl: MotionEvent { action=ACTION_POINTER_DOWN(1), id[0]=0, \
      x[0]=812.0, y[0]=1568.0, toolType[0]=TOOL_TYPE_FINGER, id[1]=1, x[1]=100, y[1]=90.5, \
      toolType[1]=TOOL_TYPE_FINGER, pointerCount=2, historySize=1, eventTime=193566650, \
      source=0x1002, displayId=0 }
      06-20 18:57:50.200 D ViewRootImpl: MotionEvent { action=ACTION_POINTER_UP(1), id[0]=0, \
      x[0]=812.0, y[0]=1500.0, id[1]=1, x[1]=100, y[1]=99, pointerCount=2, eventTime=193566660, \
      source=0x1002 }
      06-20 18:57:50.210 D ViewRootImpl: MotionEvent { action=ACTION_UP, id[0]=0, x[0]=812.0, \
      y[0]=1400.0, pointerCount=1, historySize=0, eventTime=193566670, source=0x1002 }

      """),
  ]
}
