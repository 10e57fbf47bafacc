// A stand-in for Android, on which FlickbookRecorder.java is compiled and tested where there is no Android. It has only
// the names that the recorder uses, with the signatures of Android's documentation, and shows only what a test sets.
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
