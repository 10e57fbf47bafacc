import Engines
import Files
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport

/// Views that come to rest at uneven distances, such as a gallery of cards of different widths.
struct UnevenStopsTests {
  /// A finger drags the cards to the left by a distance, stops and lifts.
  private func recording(_ attributes: String, dragged distance: Double) throws -> Recording {
    let moves = (1...20).map { step in
      let x = 300 - distance * Double(step) / 20
      return "<move t=\"\(step * 20)\" finger=\"1\" x=\"\(x)\" y=\"200\"/>"
    }
    let text = """
      <recording xmlns="urn:flickbook:recording:1" title="cards">
        <scene>
          <window width="320" height="480" scale="2"/>
          <view id="cards" x="0" y="0" width="320" height="400">
            <content width="1500" height="400"/>
            <snap \(attributes)/>
          </view>
        </scene>
        <timeline>
          <down t="0" finger="1" x="300" y="200"/>
          \(moves.joined())
          <move t="900" finger="1" x="\(300 - distance)" y="200"/>
          <up t="920" finger="1" x="\(300 - distance)" y="200"/>
        </timeline>
      </recording>
      """
    return try Recording(bytes: Array(text.utf8))
  }

  /// `ios`, except that its views come to rest anywhere, and that it reports no callbacks.
  private let restingAnywhere = EngineFactory(
    name: "anywhere", version: "1", summary: "",
    abilities: BuiltInEngines.ios.abilities.subtracting(.callbacks),
    contract: BuiltInEngines.ios.contract
  ) { (scene, _) throws(EngineError) in
    var scene = scene
    scene.views[0].snap = nil
    return try BuiltInEngines.ios.make(scene)
  }

  private func end(of recording: Recording, on engine: EngineFactory) throws -> Double {
    var offset = Double.nan
    _ = try judged(recording, engine) { offset = $0.frame.views[0].offset.x }
    return offset
  }

  @Test(arguments: [(60.0, 0.0), (110, 130), (200, 130), (260, 130), (290, 400)])
  func `a view comes to rest on the nearest stop`(_ distance: Double, _ stop: Double) throws {
    let cards = try recording("stops=\"0 130 400 1000\"", dragged: distance)
    #expect(try end(of: cards, on: BuiltInEngines.ios) == stop)
    let verdicts = try judged(cards, BuiltInEngines.ios)
    #expect(verdicts.compactMap(\.line) == [])
    #expect(verdicts.first { $0.invariant.name == "rest-step-nearest" }?.isHeld == true)
  }

  @Test func `a view that rests between two stops breaks rest-step-nearest`() throws {
    let cards = try recording("stops=\"0 130 400 1000\"", dragged: 200)
    let lines = try judged(cards, restingAnywhere).compactMap(\.line)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("rest-step-nearest") == true, "\(lines)")
  }

  @Test func `a view that only rests close to stops may rest anywhere`() throws {
    let cards = try recording("stops=\"0 700\" when=\"near\"", dragged: 260)
    let offset = try end(of: cards, on: BuiltInEngines.ios)
    #expect(offset > 200 && offset < 300)
    #expect(try judged(cards, BuiltInEngines.ios).compactMap(\.line) == [])
    #expect(try judged(cards, restingAnywhere).compactMap(\.line) == [])
    let close = try recording("stops=\"0 300\" when=\"near\"", dragged: 260)
    #expect(try end(of: close, on: BuiltInEngines.ios) == 300)
  }
}
