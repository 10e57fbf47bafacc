@_exported public import Gesture
