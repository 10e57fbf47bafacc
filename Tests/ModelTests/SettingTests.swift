import Model
import Testing
import Text

struct SettingTests {
  @Test func `a setting changes only its own value`() {
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

  @Test func `a policy created by a setting is invalid until its sizes are set`() {
    var view = ViewScene(
      id: "a", frame: Rectangle(x: 0, y: 0, width: 1, height: 1), content: .zero)
    view.apply(.wheelSelected(2))
    #expect(view.objection(to: .wheel) != nil)
    view.apply(.wheelRows(3))
    view.apply(.wheelRowHeight(40))
    #expect(view.objection == nil)
    view.apply(.snapAxis(.y))
    #expect(
      view.objection?.message
        == "a snap every 0 points: expected a distance above 0, or the offsets in "
        + "stops=\"0 320 500\"")
  }

  @Test func `every row of the table changes only its own member`() {
    var whole = ViewScene(
      id: "a", frame: Rectangle(x: 0, y: 0, width: 1, height: 1), content: .zero)
    whole.snap = Snap(every: 1)
    whole.snap?.stops = Lengths([1])
    whole.wheel = Wheel(rows: 1, rowHeight: 1)
    whole.refresh = Refresh(distance: 1, height: 1)
    whole.tiles = Tiles(size: 1)
    whole.sections = Sections(rows: Counts([1]), rowHeights: Lengths([1]))
    (whole.layout.pages, whole.layout.columns, whole.layout.rows) = (1, 1, 1)
    whole.layout.images = ImageSizes([Size(width: 1, height: 1)])
    #expect(whole.settings.map(\.row) == Setting.table)
    for row in Setting.table {
      #expect(SettingRow.named("\(row.element)", "\(row.attribute)") == row)
      #expect(row.element.description == row.policy.rawValue)
      let flags = whole.settings.compactMap { setting -> AttributeValue? in
        if setting.row == row, case .flag(let flag) = setting.value { .flag(!flag) } else { nil }
      }
      guard let setting = (Self.samples + flags).lazy.compactMap({ row.setting($0) }).first else {
        Issue.record("no value for \(row.element) \(row.attribute)")
        continue
      }
      var view = whole
      view.apply(setting)
      let changed = zip(view.settings, whole.settings).filter { $0 != $1 }.map(\.0)
      #expect(changed == [setting], "\(row.element) \(row.attribute)")
    }
  }

  /// Values that no view has before they are set.
  private static let samples: [AttributeValue] = [
    .number(7.25), .whole(7), .ranges([2...3]), .word("y"), .word("edge"), .word("image"),
    .word("fast"),
    .word("fit"), .word("grid"), .word("keep-page"), .word("centre"), .word("middle"),
    .word("release"), .word("rtl"), .word("near"), .numbers([2, 3]), .wholes([2]),
  ]

  @Test func `geometric settings can be mirrored and transposed`() {
    for row in Setting.table {
      let samples = Self.samples + [.flag(true)]
      guard let setting = samples.lazy.compactMap({ row.setting($0) }).first else {
        Issue.record("no sample is a valid value of \(row.element) \(row.attribute)")
        continue
      }
      #expect(setting.transposed.transposed == setting)
      for axis in Axis.allCases {
        #expect(setting.mirrored(along: axis).mirrored(along: axis) == setting)
      }
    }
    #expect(Setting.contentWidth(3).transposed == .contentHeight(3))
    #expect(Setting.insetTop(3).transposed == .insetLeft(3))
    #expect(Setting.insetTop(3).mirrored(along: .y) == .insetBottom(3))
    #expect(Setting.columns(3).transposed == .rows(3))
    #expect(Setting.snapAxis(.x).transposed == .snapAxis(.y))
    #expect(Setting.snapEvery(3).changingLengths { $0 * 2 } == .snapEvery(6))
    #expect(Setting.zoomMaximum(3).changingLengths { $0 * 2 } == .zoomMaximum(3))
  }
}
