import Gesture
import Testing

struct SettingTests {
  @Test func `a setting changes what it names and nothing else`() {
    let plain = ViewScene(
      id: "a", frame: Rectangle(x: 0, y: 0, width: 1, height: 1), content: .zero)
    var view = plain
    view.apply(.paging(true))
    view.apply(.insetLeft(3))
    #expect(view.scroll.paging && view.insets.left == 3)
    view.apply(.paging(plain.scroll.paging))
    view.apply(.insetLeft(plain.insets.left))
    #expect(view == plain)
  }

  @Test func `a policy that was not there begins with sizes that are refused`() {
    var view = ViewScene(
      id: "a", frame: Rectangle(x: 0, y: 0, width: 1, height: 1), content: .zero)
    view.apply(.wheelSelected(2))
    #expect(view.objection(to: .wheel) != nil)
    view.apply(.wheelRows(3))
    view.apply(.wheelRowHeight(40))
    #expect(view.objection == nil)
    view.apply(.snapAxis(.y))
    #expect(view.objection?.message == "a snap every 0 points: expected a distance above 0")
  }
}
