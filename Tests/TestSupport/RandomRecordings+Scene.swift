import Exploration
import Model

extension RandomRecordings {
  mutating func scene() -> Scene {
    let window = Window(
      size: Size(width: size(), height: size()), scale: one(of: [1, 2, 3, 1.5]),
      orientation: one(of: Orientation.allCases))
    var views: [ViewScene] = []
    for index in 0..<(numbers.oneIn(2) ? 1 : numbers.uniform(in: 2...5)) {
      views.append(view(index))
    }
    return Scene(window: window, views: views)
  }

  private mutating func view(_ index: Int) -> ViewScene {
    let id = one(of: ["gallery", "_x", "a.b-c", "übung", "列"]) + String(index)
    var view = ViewScene(
      id: id, frame: rectangle(), inside: nil, content: Size(width: size(), height: size()))
    if index > 0 { view.inside = maybe { $0.numbers.uniform(in: 0...(index - 1)) } }
    // Changes can set the same properties as the scene, so random changes are also applied to the
    // scene.
    if numbers.oneIn(2) { for setting in settings() { view.apply(setting) } }
    view.start = Start(
      x: maybe { $0.number() }, y: maybe { $0.number() }, zoom: maybe { $0.size() },
      item: maybe { $0.numbers.uniform(in: -3...30) })
    view.keyboard = maybe { generator in
      var policy = KeyboardPolicy(
        avoids: generator.one(of: KeyboardPolicy.Avoidance.allCases),
        fields: (0..<generator.numbers.uniform(in: 0...3)).map { _ in generator.rectangle() })
      policy.dismiss = generator.one(of: KeyboardPolicy.Dismissal.allCases)
      policy.lasts = generator.one(of: [0, 250, 12.5])
      policy.follows = generator.one(of: KeyboardPolicy.Announcement.allCases)
      return policy
    }
    view.shows = ShownReadouts(rawValue: UInt16(numbers.uniform(in: 0...4095)))
    return view
  }
}
