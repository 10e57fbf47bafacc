// A stand-in for Android. FlickbookRecorder.java is compiled and tested with it where Android does
// not exist. It has only the names that the recorder uses, with the signatures of Android's
// documentation, and reports only the state that a test sets.
package androidx.recyclerview.widget;

import android.view.ViewGroup;

public class RecyclerView extends ViewGroup {
  public int contentWidth;
  public int contentHeight;

  public int computeHorizontalScrollOffset() {
    return scrollX;
  }

  public int computeHorizontalScrollRange() {
    return contentWidth;
  }

  public int computeHorizontalScrollExtent() {
    return width;
  }

  public int computeVerticalScrollOffset() {
    return scrollY;
  }

  public int computeVerticalScrollRange() {
    return contentHeight;
  }

  public int computeVerticalScrollExtent() {
    return height;
  }

  /** Always 0: a RecyclerView scrolls its rows, and never its own scroll position. */
  @Override
  public int getScrollX() {
    return 0;
  }

  @Override
  public int getScrollY() {
    return 0;
  }
}
