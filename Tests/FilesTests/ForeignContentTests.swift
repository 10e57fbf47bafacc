import Files
import Testing

/// `fmt` keeps comments and foreign elements at their positions.
struct ForeignContentTests {
  @Test func `comments keep their position`() throws {
    #expect(
      try tidied(
        """
        <?xml version='1.0'?><!-- before the root -->

        <recording   xmlns="urn:flickbook:recording:1" title="x"> <!-- behind a tag -->
        <!-- on a line of its own -->
        <note>one<!-- in a text -->two</note><scene>
            <window height="1" width="1.0"/>  <!-- two
             lines -->
        <view id="a" x="0" y="0" width="1" height="1"><content width="1" height="1"/><zoom><!-- all --></zoom></view></scene>
        <timeline><!-- first -->
          <down t="0" finger="1" x="1" y="1"/><!-- close -->
          <up t="1" finger="1" x="1" y="1"><!-- inside --></up>
          <!-- last --></timeline>
        </recording> <!-- after the root -->
        <!-- the end -->
        """) == """
          <?xml version="1.0" encoding="UTF-8"?>
          <!-- before the root -->
          <recording xmlns="urn:flickbook:recording:1" title="x"> <!-- behind a tag -->
            <!-- on a line of its own -->
            <note>one<!-- in a text -->two</note>
            <scene>
              <window width="1" height="1"/> <!-- two
               lines -->
              <view id="a" x="0" y="0" width="1" height="1">
                <content width="1" height="1"/>
                <zoom> <!-- all -->
                </zoom>
              </view>
            </scene>
            <timeline> <!-- first -->
              <down t="0" finger="1" x="1" y="1"/> <!-- close -->
              <up t="1" finger="1" x="1" y="1"> <!-- inside -->
              </up>
              <!-- last -->
            </timeline>
          </recording>
          <!-- after the root -->
          <!-- the end -->

          """)
  }

  @Test func `foreign elements and attributes are kept unchanged`() throws {
    #expect(
      try tidied(
        """
        <recording title="x" xmlns="urn:flickbook:recording:1" xmlns:q="urn:qa" q:by='me &amp; "you"'>
        <q:seen/><own xmlns="urn:own" a="1"><inner><![CDATA[a < b]]> &amp; c</inner>
          <!-- kept --> <r:deep xmlns:r="urn:r"><r:er/></r:deep></own>
        <scene><window width="1" height="1" q:size="small"/>
        <view q:first="1" id="a" x="0" y="0" width="1" height="1" xmlns:l="urn:late" l:last="2"><content width="1" height="1"/></view></scene>
        <timeline><down t="0" finger="1" x="1" y="1" q:hard="&#10;"><q:why>because</q:why></down></timeline>
        </recording>
        """) == """
          <?xml version="1.0" encoding="UTF-8"?>
          <recording xmlns="urn:flickbook:recording:1" xmlns:q="urn:qa" title="x" q:by="me &amp; &quot;you&quot;">
            <q:seen/>
            <own xmlns="urn:own" a="1"><inner>a &lt; b &amp; c</inner>
            <!-- kept --> <r:deep xmlns:r="urn:r"><r:er/></r:deep></own>
            <scene>
              <window width="1" height="1" q:size="small"/>
              <view xmlns:l="urn:late" id="a" x="0" y="0" width="1" height="1" q:first="1" l:last="2">
                <content width="1" height="1"/>
              </view>
            </scene>
            <timeline>
              <down t="0" finger="1" x="1" y="1" q:hard="&#10;">
                <q:why>because</q:why>
              </down>
            </timeline>
          </recording>

          """)
  }

  private func tidied(_ text: String) throws -> String {
    let form = CanonicalForm(bytes: Array(text.utf8), named: "x")
    return String(decoding: try form.wholeText(), as: UTF8.self)
  }
}
