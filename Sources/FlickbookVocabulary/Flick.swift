public import Gesture
// One name that collides with no other makes the members of all types of the vocabulary visible,
// also to files that see only members of modules that they import.
@_exported public import struct Gesture.RecordingHead

/// The names of Flickbook in a file of an app, which has a `Scene`, a `Touch` and a `Window` of its
/// own: here they are `Flick.Scene`, `Flick.Touch` and `Flick.Window`.
public enum Flick {}

// The screen before the first event.
extension Flick {
  /// What is on the screen when a recording begins.
  public typealias Scene = Gesture.Scene
  /// The window that contains everything.
  public typealias Window = Gesture.Window
  /// Which side of the device is up.
  public typealias Orientation = Gesture.Orientation
  /// One scrolling view: its frame, its content and every policy that affects a gesture.
  public typealias ViewScene = Gesture.ViewScene
  /// The position of a view before the first event; the engine chooses missing values.
  public typealias Start = Gesture.Start
  /// How the content follows the viewport, and what stays in place when the viewport changes.
  public typealias ContentLayout = Gesture.ContentLayout
  /// How a view reacts to a drag.
  public typealias ScrollPolicy = Gesture.ScrollPolicy
  /// What a page is while the view is zoomed.
  public typealias PageRule = Gesture.PageRule
  /// The share of its speed that a coasting view keeps each millisecond.
  public typealias DecelerationRate = Gesture.DecelerationRate
  /// The zoom limits of a view.
  public typealias ZoomPolicy = Gesture.ZoomPolicy
  /// How the minimum zoom is determined.
  public typealias ZoomLimits = Gesture.ZoomLimits
  /// Cells on which a view comes to rest.
  public typealias Snap = Gesture.Snap
  /// A view that rests on whole rows and reports the row in its middle.
  public typealias Wheel = Gesture.Wheel
  /// A control above the content that a pull starts.
  public typealias Refresh = Gesture.Refresh
  /// An image shown in square tiles at several levels of detail.
  public typealias Tiles = Gesture.Tiles
  /// How a view adapts to the keyboard.
  public typealias KeyboardPolicy = Gesture.KeyboardPolicy
  /// The values that an app shows, so that they can be judged.
  public typealias ShownReadouts = Gesture.ShownReadouts
  /// One of the two directions in which a view scrolls.
  public typealias Axis = Gesture.Axis
  /// A set of axes, as named in recordings.
  public typealias Axes = Gesture.Axes
  /// A point, in points: in the window for touches, in content for offsets.
  public typealias Point = Gesture.Point
  /// A width and a height in points.
  public typealias Size = Gesture.Size
  /// An axis-parallel rectangle: its top left corner, and its size.
  public typealias Rectangle = Gesture.Rectangle
  /// How far the content may be moved past its edges and still be at rest.
  public typealias Insets = Gesture.Insets
}

// What happens, and when.
extension Flick {
  /// One event of a recording, and its time.
  public typealias InputEvent = Gesture.InputEvent
  /// A point in virtual time: an exact number of nanoseconds from the recording's zero.
  public typealias Instant = Gesture.Instant
  /// A length of virtual time: an exact number of nanoseconds.
  public typealias TimeSpan = Gesture.TimeSpan
  /// One report of one finger, in the coordinates of the window at that time.
  public typealias Touch = Gesture.Touch
  /// A change of the layout: the window, a frame, the keyboard.
  public typealias LayoutChange = Gesture.LayoutChange
  /// The window's new size; its scale is unchanged unless it is given.
  public typealias WindowChange = Gesture.WindowChange
  /// A view's new frame in its parent.
  public typealias FrameChange = Gesture.FrameChange
  /// The state of the keyboard.
  public typealias Keyboard = Gesture.Keyboard
  /// The settings of a view that the app changes in one moment.
  public typealias SettingChange = Gesture.SettingChange
  /// One property of a view that the app can set: in the scene and, later, by a change.
  public typealias Setting = Gesture.Setting
  /// What the app requests of a view.
  public typealias Command = Gesture.Command
  /// A page number, counted from 1.
  public typealias PageNumber = Gesture.PageNumber
  /// A row of a wheel: row 0 is the first.
  public typealias RowIndex = Gesture.RowIndex
  /// What the recorded device showed at a time.
  public typealias Observation = Gesture.Observation
  /// The values that an app shows about a view beside the view itself; nil for those that it does
  /// not show.
  public typealias Readouts = Gesture.Readouts
  /// A rectangle of tiles at one level of detail; the last column and row are included.
  public typealias TileSpan = Gesture.TileSpan
}

// A recording as a whole, and what is wrong with it.
extension Flick {
  /// A whole recording in memory: for tests, editing and shrinking.
  public typealias Recording = Gesture.Recording
  /// The origin of a recording.
  public typealias Origin = Gesture.Origin
  /// Flaws of a recording's data.
  public typealias Quality = Gesture.Quality
  /// The effect of a violation on the run.
  public typealias Level = Gesture.Level
  /// A number and its unit, such as half a point.
  public typealias Quantity = Gesture.Quantity
  /// A value and the location from which it was read.
  public typealias Located = Gesture.Located
  /// A line and a column of a file, both counted from 1.
  public typealias FileLocation = Gesture.FileLocation
  /// What is wrong with a value or a text, without its location.
  public typealias Objection = Gesture.Objection
  /// An error in a file, with its location.
  public typealias FormatError = Gesture.FormatError
}
