// A stand-in for Android. FlickbookRecorder.java is compiled and tested with it where Android does
// not exist. It has only the names that the recorder uses, with the signatures of Android's
// documentation, and reports only the state that a test sets.
package android.view;

public class Window {
  private final View decor;
  private Callback callback;

  public interface Callback {
    boolean dispatchTouchEvent(MotionEvent event);

    void onWindowFocusChanged(boolean hasFocus);
  }

  public Window(View decor) {
    this.decor = decor;
  }

  public View getDecorView() {
    return decor;
  }

  public Callback getCallback() {
    return callback;
  }

  public void setCallback(Callback callback) {
    this.callback = callback;
  }
}
