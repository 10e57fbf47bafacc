// A stand-in for Android. FlickbookRecorder.java is compiled and tested with it where Android does
// not exist. It has only the names that the recorder uses, with the signatures of Android's
// documentation, and reports only the state that a test sets.
package android.view;

import java.util.ArrayList;
import java.util.List;

public final class Choreographer {
  private static final Choreographer INSTANCE = new Choreographer();
  private List<FrameCallback> callbacks = new ArrayList<>();

  public interface FrameCallback {
    void doFrame(long frameTimeNanos);
  }

  public static Choreographer getInstance() {
    return INSTANCE;
  }

  public void postFrameCallback(FrameCallback callback) {
    callbacks.add(callback);
  }

  public void removeFrameCallback(FrameCallback callback) {
    callbacks.remove(callback);
  }

  /** Calls each waiting callback once, as the display does for every frame. */
  public void fire(long nanoseconds) {
    List<FrameCallback> due = callbacks;
    callbacks = new ArrayList<>();
    for (FrameCallback callback : due) callback.doFrame(nanoseconds);
  }

  public int count() {
    return callbacks.size();
  }
}
