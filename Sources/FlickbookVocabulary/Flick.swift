public import Model
// Exporting one type of each module makes the members of all its types visible, even in files that
// see only members of the modules that they import. The names of these two types collide with no
// other names.
@_exported public import struct Model.RecordingHead
public import Text
@_exported public import struct Text.Objection

/// The names of Flickbook in a file of an app, which has a `Scene`, a `Touch` and a `Window` of its
/// own: here they are `Flick.Scene`, `Flick.Touch` and `Flick.Window`.
public enum Flick {}

// The screen before the first event.
extension Flick {
  /// The window and its scroll views before the first event.
  public typealias Scene = Model.Scene
  /// The window that contains everything.
  public typealias Window = Model.Window
  /// The side of the device that is up.
  public typealias Orientation = Model.Orientation
  /// One scrolling view: its frame, its content and every policy that affects a gesture.
  public typealias ViewScene = Model.ViewScene
  /// The position of a view before the first event; the engine chooses missing values.
  public typealias Start = Model.Start
  /// How the content follows the viewport, and what stays in place when the viewport changes.
  public typealias ContentLayout = Model.ContentLayout
  /// How a view reacts to a drag.
  public typealias ScrollPolicy = Model.ScrollPolicy
  /// The size of a page while the view is zoomed.
  public typealias PageRule = Model.PageRule
  /// The share of its speed that a coasting view keeps each millisecond.
  public typealias DecelerationRate = Model.DecelerationRate
  /// The zoom limits of a view.
  public typealias ZoomPolicy = Model.ZoomPolicy
  /// How the minimum zoom is determined.
  public typealias ZoomLimits = Model.ZoomLimits
  /// Cells on which a view comes to rest.
  public typealias Snap = Model.Snap
  /// A view that rests on whole rows and reports the row in its middle.
  public typealias Wheel = Model.Wheel
  /// A refresh control above the content, which a pull starts.
  public typealias Refresh = Model.Refresh
  /// An image shown in square tiles at several levels of detail.
  public typealias Tiles = Model.Tiles
  /// How a view adapts to the keyboard.
  public typealias KeyboardPolicy = Model.KeyboardPolicy
  /// The values that an app shows, so that invariants can judge them.
  public typealias ShownReadouts = Model.ShownReadouts
  /// One of the two directions in which a view scrolls.
  public typealias Axis = Model.Axis
  /// A set of axes, as named in recordings.
  public typealias Axes = Model.Axes
  /// A position in points: in the window for touches, in the content for offsets.
  public typealias Point = Model.Point
  /// A width and a height in points.
  public typealias Size = Model.Size
  /// An axis-parallel rectangle: its top left corner, and its size.
  public typealias Rectangle = Model.Rectangle
  /// The distances by which the content may be moved past its edges and still be at rest.
  public typealias Insets = Model.Insets
}

// Events and their times.
extension Flick {
  /// One event of a recording, and its time.
  public typealias InputEvent = Model.InputEvent
  /// A point in virtual time: an exact number of nanoseconds from the recording's zero.
  public typealias Instant = Model.Instant
  /// A length of virtual time: an exact number of nanoseconds.
  public typealias TimeSpan = Model.TimeSpan
  /// One report of one finger, in the coordinates of the window at that time.
  public typealias Touch = Model.Touch
  /// A change of the layout: the window, a frame, the keyboard.
  public typealias LayoutChange = Model.LayoutChange
  /// The window's new size and, if it changes, its new scale.
  public typealias WindowChange = Model.WindowChange
  /// A view's new frame in its parent.
  public typealias FrameChange = Model.FrameChange
  /// The state of the keyboard.
  public typealias Keyboard = Model.Keyboard
  /// The settings of a view that the app changes in one moment.
  public typealias SettingChange = Model.SettingChange
  /// A property of a view that the app can set, in the scene and later by changes.
  public typealias Setting = Model.Setting
  /// An action that the app requests of a view.
  public typealias Command = Model.Command
  /// A page number, counted from 1.
  public typealias PageNumber = Model.PageNumber
  /// A row of a wheel: row 0 is the first.
  public typealias RowIndex = Model.RowIndex
  /// The state that the recorded device showed at a time.
  public typealias Observation = Model.Observation
  /// The values that an app shows about a view, beside the view itself.
  public typealias Readouts = Model.Readouts
  /// A rectangle of tiles at one level of detail; the last column and row are included.
  public typealias TileSpan = Model.TileSpan
}

// A recording as a whole, and its errors.
extension Flick {
  /// A whole recording in memory: for tests, editing and shrinking.
  public typealias Recording = Model.Recording
  /// The origin of a recording.
  public typealias Origin = Model.Origin
  /// Flaws of a recording's data.
  public typealias Quality = Model.Quality
  /// The effect of a violation on the run.
  public typealias Level = Model.Level
  /// A number and its unit, such as half a point.
  public typealias Quantity = Model.Quantity
  /// A value and the location from which it was read.
  public typealias Located = Text.Located
  /// A line and a column of a file, both counted from 1.
  public typealias FileLocation = Text.FileLocation
  /// The error in a value or a text, without its location.
  public typealias Objection = Text.Objection
  /// An error in a file, with its location.
  public typealias FormatError = Text.FormatError
}
