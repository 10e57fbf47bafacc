import Model
import Testing
import TestSupport

/// For every element and attribute of a recording, the required ability is defined, or every engine
/// supports it.
struct AbilityTests {
  @Test func `the names of abilities are unique, and the set of all abilities is complete`() {
    let names = Abilities.names.map(\.name)
    #expect(Set(names).count == names.count)
    var sum: Abilities = []
    for (ability, name) in Abilities.names {
      #expect(sum.isDisjoint(with: ability), "\(name)")
      sum.formUnion(ability)
    }
    #expect(sum == .all)
  }

  @Test func `a default value needs no ability, and any other value needs the ability of its row`()
  {
    let plain = ViewScene(
      id: "a", frame: Rectangle(x: 0, y: 0, width: 100, height: 100),
      content: Size(width: 100, height: 900))
    var tested = 0
    for row in Setting.table where !row.ability.isEmpty {
      var scene = Scene(window: Window(size: Size(width: 100, height: 100)), views: [plain])
      #expect(scene.word(beyond: []) == nil)
      guard let other = row.otherValue else { continue }
      tested += 1
      scene.views[0].apply(other)
      #expect(scene.word(beyond: []) != nil, "\(row.element) \(row.attribute)")
      #expect(scene.word(beyond: .all) == nil)
      #expect(scene.word(beyond: row.ability) == nil, "\(row.element) \(row.attribute)")
    }
    #expect(tested > 10)
  }

  @Test func `touches need no ability, and other events and settings need declared abilities`() {
    let touch = Touch(.down, finger: 1, at: .zero)
    #expect(InputEvent.Action.touch(touch).word(beyond: []) == nil)
    let cancel = Touch(.cancel, finger: 1, at: .zero)
    #expect(InputEvent.Action.touch(cancel).word(beyond: [])?.ability == .cancel)
    let paging = InputEvent.Action.setting(SettingChange(view: 0, [.paging(true)]))
    #expect(paging.word(beyond: [])?.ability == .settings)
    #expect(paging.word(beyond: .settings)?.ability == .paging)
    #expect(paging.word(beyond: [.settings, .paging]) == nil)
    let zoom = InputEvent.Action.request(Command(view: 0, .zoomTo(2)))
    #expect(
      zoom.word(beyond: .requests)?.description == "it does not declare zoom-asks (ask zoom-to)")
  }
}

extension SettingRow {
  /// A value other than the default; nil if the row has no default.
  fileprivate var otherValue: Setting? {
    switch fallback {
    case .flag(let flag): setting(.flag(!flag))
    case .number(let number): setting(.number(number + 0.5))
    case .word(let word):
      if case .word(let words) = kind {
        words.first { $0 != word }.flatMap { setting(.word($0)) }
      } else {
        nil
      }
    default: nil
    }
  }
}
