/// The expected text of the recording `rich`, byte for byte.
let richText = """
  <?xml version="1.0" encoding="UTF-8"?>
  <recording xmlns="urn:flickbook:recording:1" title="Flick to the next car" quality="synthetic truncated">
    <origin device="iPhone 5s" recorded="2026-11-20T10:00:00Z" rate="60" coalesced="true"/>
    <tag>paging</tag>
    <tag>rotation</tag>
    <note>Second car.</note>
    <scene>
      <window width="320" height="568" scale="2" orientation="upside-down"/>
      <view id="gallery" x="0" y="64" width="320" height="504">
        <content width="3200" height="504"/>
        <scroll paging="true" deceleration="0.995"/>
        <zoom minimum="0.75" maximum="3"/>
        <insets bottom="20"/>
        <start item="2"/>
        <layout content="pages" pages="10"/>
        <snap every="320"/>
        <tiles size="256"/>
        <keyboard avoids="shrink">
          <field x="20" y="300" width="280" height="30"/>
        </keyboard>
        <shows page="true" tiles="true"/>
      </view>
      <view id="wheel" x="10" y="0" width="60" height="200" inside="gallery">
        <content width="60" height="400"/>
        <wheel rows="10" row-height="40" valid="0 2 5 9"/>
        <refresh distance="80" height="60"/>
        <keyboard avoids="ignore"/>
      </view>
    </scene>
    <expect>
      <invariant name="rest-page-aligned" tolerance="0.5pt" level="error" min-exercised="1">
        <parameter name="quiet" value="3frames"/>
      </invariant>
      <compare channel="settle-time" tolerance="17ms"/>
    </expect>
    <timeline>
      <down t="0" finger="1" x="250" y="300"/>
      <move t="16.667001" finger="1" x="221.5" y="0.30000000000000004" force="0.25" radius="20.125" arrived="24"/>
      <up t="41.667" finger="1" x="171" y="302"/>
      <seen t="58" view="gallery" x="96.5" y="0" zoom="1.5" settled="true" page="2" status="panning+zooming" offset="96.5 -0" tiles="1 0 2 3 4"/>
      <turn t="1200" to="landscape-left">
        <window width="568" height="320"/>
        <frame view="gallery" x="0" y="32" width="568" height="288"/>
      </turn>
      <resize t="1200">
        <window width="568" height="320"/>
      </resize>
      <frame t="1200" view="gallery" x="0" y="32" width="568" height="288"/>
      <keyboard t="1210" x="0" y="120" width="568" height="200" field="0"/>
      <keyboard t="1250" hidden="true"/>
      <set t="1300" view="wheel">
        <content height="800" above="400"/>
        <scroll paging="false"/>
        <wheel rows="20" selected="3"/>
      </set>
      <mark t="1400" name="turned"/>
      <ask t="1500" view="gallery" scroll-to="0 -0" animated="true"/>
      <ask t="1500" view="gallery" reveal="1 2 3.5 4"/>
      <ask t="1600" view="wheel" end-refresh="true"/>
    </timeline>
  </recording>

  """
