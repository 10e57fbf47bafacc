import AppNames
import FlickbookCore
import FlickbookRecorder
import Testing

/// Tests the names that the small products add to a file of an app.
struct NameTests {
  @Test func `neither product makes a common type name ambiguous in an app`() {
    // The test passes if this compiles: then none of the names is ambiguous.
    let names: [Any.Type] = [
      Abilities.self, Activity.self, Anchor.self, Angle.self, Animation.self, Axis.self,
      Binding.self, Button.self, Callback.self, Color.self, Command.self, Commands.self,
      Comment.self, Comparison.self, Data.self, Date.self, Descriptor.self, Difference.self,
      Edge.self, End.self, Engines.self, Environment.self, Event.self, Folder.self, Font.self,
      Form.self, Frame.self, Gesture.self, Grid.self, Group.self, Image.self, Insets.self,
      Instant.self, Invariant.self, Issue.self, Judge.self, Keyboard.self, Label.self,
      Layout.self, Level.self, Link.self, Located.self, Menu.self, Metric.self, Moment.self,
      Namespace.self, Observation.self, Operation.self, Orientation.self, Origin.self,
      Path.self, Picker.self, Platform.self, Player.self, Point.self, Process.self,
      Progress.self, Quality.self, Quantity.self, Reason.self, Record.self, Recording.self,
      Rect.self, Rectangle.self, Refresh.self, Replay.self, Scene.self, Section.self,
      Setting.self, Settings.self, Shape.self, Size.self, Slider.self, Snap.self,
      FileLocation.self, Start.self, State.self, Step.self, Subject.self, Tab.self,
      Table.self, Tag.self, Terms.self, Test.self, Text.self, Ticks.self, Tiles.self,
      Timeline.self, Touch.self, Trace.self, Transaction.self, Transition.self, Verdict.self,
      Verdicts.self, View.self, Visibility.self, Wheel.self, Window.self, WindowGroup.self,
      Writing.self,
    ]
    #expect(names.allSatisfy { String(reflecting: $0).hasPrefix("AppNames.") })
  }
}
