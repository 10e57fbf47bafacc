// A stand-in for Android. FlickbookRecorder.java is compiled and tested with it where Android does
// not exist. It has only the names that the recorder uses, with the signatures of Android's
// documentation, and reports only the state that a test sets.
package android.content.res;

import android.util.DisplayMetrics;
import java.util.HashMap;
import java.util.Map;

public class Resources {
  public final DisplayMetrics metrics = new DisplayMetrics();
  public final Map<Integer, String> names = new HashMap<>();

  public DisplayMetrics getDisplayMetrics() {
    return metrics;
  }

  public String getResourceEntryName(int id) {
    if (!names.containsKey(id)) throw new RuntimeException("no such resource: " + id);
    return names.get(id);
  }
}
