/// A small recording in canonical form.
let soundText = """
  <?xml version="1.0" encoding="UTF-8"?>
  <recording xmlns="urn:flickbook:recording:1" title="x">
    <scene>
      <window width="320" height="480"/>
      <view id="list" x="0" y="0" width="320" height="480">
        <content width="320" height="960"/>
      </view>
    </scene>
    <timeline>
      <down t="0" finger="1" x="160" y="300"/>
      <up t="16.667" finger="1" x="160" y="280"/>
    </timeline>
  </recording>

  """

/// `soundText` on one line and with redundant digits.
let untidyText = soundText.replacing("\n  ", with: " ").replacing("\"300\"", with: "\"0300.0\"")

/// `soundText` with two errors.
let brokenText = soundText.replacing(
  "finger=\"1\" x=\"160\" y=\"300\"", with: "fingr=\"1\" x=\"160\"")

/// `soundText`, cut in its last touch.
let cutText = String(
  soundText[..<(soundText.firstRange(of: "16.6")?.upperBound ?? soundText.endIndex)])
