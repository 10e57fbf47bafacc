internal import Gesture
