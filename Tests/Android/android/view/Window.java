// A stand-in for Android, on which FlickbookRecorder.java is compiled and tested where there is no Android. It has only
// the names that the recorder uses, with the signatures of Android's documentation, and shows only what a test sets.
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
