// The module that an app imports to record touches. The types of a recording have names in `Flick`.
// The types below are exported under their own names, which collide with no name of an app.
@_exported public import FlickbookVocabulary
@_exported public import protocol Writing.ByteSink
@_exported public import struct Writing.ClockTime
@_exported public import struct Writing.FileFailure
@_exported public import struct Writing.MemorySink
@_exported public import struct Writing.RecordingWriter
@_exported public import class Writing.TouchRecorder
@_exported public import struct Writing.TouchSample
@_exported public import enum Writing.WriteError
