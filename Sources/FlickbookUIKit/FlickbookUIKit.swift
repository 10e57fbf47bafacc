// The module that an app's tests import on Apple's platforms. The vocabulary of recordings is in
// `Flick`, as in FlickbookCore and FlickbookRecorder.
@_exported public import FlickbookCore
