// A stand-in for Android. FlickbookRecorder.java is compiled and tested with it where Android does
// not exist. It has only the names that the recorder uses, with the signatures of Android's
// documentation, and reports only the state that a test sets.
package android.view;

import android.content.res.Resources;
import java.util.ArrayDeque;
import java.util.Queue;

public class View {
  public static final int NO_ID = -1;
  public static final Resources RESOURCES = new Resources();
  public static final Display DISPLAY = new Display();
  private static final Queue<Runnable> POSTED = new ArrayDeque<>();
  public int id = NO_ID;
  public int x;
  public int y;
  public int width;
  public int height;
  public int scrollX;
  public int scrollY;
  public boolean isHidden;
  public boolean isRoot;
  ViewParent parent;
  private OnApplyWindowInsetsListener listener;

  public interface OnApplyWindowInsetsListener {
    WindowInsets onApplyWindowInsets(View view, WindowInsets insets);
  }

  public int getId() {
    return id;
  }

  public Resources getResources() {
    return RESOURCES;
  }

  public Display getDisplay() {
    return DISPLAY;
  }

  public int getWidth() {
    return width;
  }

  public int getHeight() {
    return height;
  }

  public int getPaddingTop() {
    return 0;
  }

  public int getPaddingBottom() {
    return 0;
  }

  public int getPaddingLeft() {
    return 0;
  }

  public int getPaddingRight() {
    return 0;
  }

  public int getScrollX() {
    return scrollX;
  }

  public int getScrollY() {
    return scrollY;
  }

  public ViewParent getParent() {
    return parent;
  }

  public View getRootView() {
    return parent instanceof View ? ((View) parent).getRootView() : this;
  }

  public boolean isShown() {
    if (isHidden) return false;
    return isRoot || parent instanceof View && ((View) parent).isShown();
  }

  public void getLocationInWindow(int[] location) {
    location[0] = x;
    location[1] = y;
  }

  public void setOnApplyWindowInsetsListener(OnApplyWindowInsetsListener listener) {
    this.listener = listener;
  }

  public WindowInsets onApplyWindowInsets(WindowInsets insets) {
    return insets;
  }

  /** Passes insets to the listener, as the system does. */
  public WindowInsets dispatchApplyWindowInsets(WindowInsets insets) {
    return listener == null ? insets : listener.onApplyWindowInsets(this, insets);
  }

  public boolean post(Runnable action) {
    return POSTED.add(action);
  }

  /** Runs the posted actions, as the main thread does after a frame. */
  public static void runPosted() {
    while (!POSTED.isEmpty()) POSTED.remove().run();
  }
}
