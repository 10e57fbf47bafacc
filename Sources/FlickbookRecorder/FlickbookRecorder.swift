// The module that an app imports to record. The names of the vocabulary are in `Flick`; those below
// collide with no name of an app's.
@_exported public import FlickbookVocabulary
@_exported public import protocol Writing.ByteSink
@_exported public import struct Writing.ClockTime
@_exported public import struct Writing.FileFailure
@_exported public import struct Writing.MemorySink
@_exported public import struct Writing.RecordingWriter
@_exported public import class Writing.TouchRecorder
@_exported public import struct Writing.TouchSample
@_exported public import enum Writing.WriteError
