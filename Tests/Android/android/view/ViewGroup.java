// A stand-in for Android. FlickbookRecorder.java is compiled and tested with it where Android does
// not exist. It has only the names that the recorder uses, with the signatures of Android's
// documentation, and reports only the state that a test sets.
package android.view;

import java.util.ArrayList;
import java.util.List;

public abstract class ViewGroup extends View implements ViewParent {
  private final List<View> children = new ArrayList<>();

  public int getChildCount() {
    return children.size();
  }

  public View getChildAt(int index) {
    return children.get(index);
  }

  public void addView(View child) {
    children.add(child);
    child.parent = this;
  }

  public void removeView(View child) {
    children.remove(child);
    child.parent = null;
  }
}
