import Model
import Testing
import TestSupport
import Text
import Writing

struct RecordingWriterTests {
  @Test func `a recording is written in its canonical form`() throws {
    let text = String(decoding: try rich.canonicalBytes(), as: UTF8.self)
    #expect(text == richText)
  }

  @Test func `the writer omits default values and the name of a single view`() throws {
    let events = [
      InputEvent(at: .zero, .request(Command(view: 0, .stop))),
      InputEvent(at: .zero, .observation(Observation(view: 0, offset: .zero))),
    ]
    let recording = Recording(
      RecordingHead(title: "", scene: Scene(window: window, views: [view("a")])),
      events: events.map { Located($0) })
    #expect(
      String(decoding: try recording.canonicalBytes(), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <recording xmlns="urn:flickbook:recording:1" title="">
          <scene>
            <window width="320" height="568"/>
            <view id="a" x="0" y="0" width="320" height="568">
              <content width="320" height="5000"/>
            </view>
          </scene>
          <timeline>
            <ask t="0" stop="true"/>
            <seen t="0" x="0" y="0"/>
          </timeline>
        </recording>

        """)
  }

  @Test func `generated recordings are written identically for the same seed`() throws {
    var one = RandomRecordings(seed: 7)
    var other = RandomRecordings(seed: 7)
    for _ in 0..<60 {
      let recording = one.next()
      #expect(try recording.canonicalBytes() == other.next().canonicalBytes())
    }
  }

  @Test func `the settings of a change are written in the order of the table`() throws {
    let settings: [Setting] = [.insetTop(4), .paging(false), .contentHeight(90)]
    #expect(
      try written(.setting(SettingChange(view: 0, settings, left: 3))) == """
            <set t="0">
              <content height="90" left="3"/>
              <scroll paging="false"/>
              <insets top="4"/>
            </set>

        """)
    #expect(
      try written(.setting(SettingChange(view: 0, [.insetTop(0)], above: -2))) == """
            <set t="0">
              <content above="-2"/>
              <insets top="0"/>
            </set>

        """)
  }

  @Test func `white space and markup characters are escaped as needed`() throws {
    let mark = try written(.mark("a\tb\nc\rd & <e> \"f\" 'g'"))
    #expect(
      mark == """
            <mark t="0" name="a&#9;b&#10;c&#13;d &amp; &lt;e&gt; &quot;f&quot; 'g'"/>

        """)
    var head = RecordingHead(title: "t", scene: Scene(window: window, views: [view("a")]))
    head.note = "a\tb\nc\r\nd & <e> \"f\" ]]>"
    let text = String(decoding: try Recording(head, events: []).canonicalBytes(), as: UTF8.self)
    #expect(text.contains("  <note>a\tb\nc&#13;\nd &amp; &lt;e&gt; \"f\" ]]&gt;</note>\n"))
  }
}

let window = Window(size: Size(width: 320, height: 568))

func view(_ id: String) -> ViewScene {
  ViewScene(
    id: id, frame: Rectangle(x: 0, y: 0, width: 320, height: 568),
    content: Size(width: 320, height: 5000))
}

/// The lines that are written for one event in a scene with one view.
func written(_ action: InputEvent.Action) throws(WriteError) -> String {
  let head = RecordingHead(title: "", scene: Scene(window: window, views: [view("a")]))
  let without = try Recording(head, events: []).canonicalBytes().count
  let event = Located(InputEvent(at: .zero, action))
  let with = try Recording(head, events: [event]).canonicalBytes()
  let tail = "  </timeline>\n</recording>\n".utf8.count
  return String(
    decoding: with.dropFirst(without - tail).dropLast(tail), as: UTF8.self)
}
