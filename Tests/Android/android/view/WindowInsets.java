// A stand-in for Android. FlickbookRecorder.java is compiled and tested with it where Android does
// not exist. It has only the names that the recorder uses, with the signatures of Android's
// documentation, and reports only the state that a test sets.
package android.view;

public final class WindowInsets {
  private final int bottom;

  public WindowInsets(int bottom) {
    this.bottom = bottom;
  }

  public int getSystemWindowInsetBottom() {
    return bottom;
  }
}
