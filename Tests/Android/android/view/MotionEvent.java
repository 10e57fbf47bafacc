// A stand-in for Android. FlickbookRecorder.java is compiled and tested with it where Android does
// not exist. It has only the names that the recorder uses, with the signatures of Android's
// documentation, and reports only the state that a test sets.
package android.view;

import java.util.ArrayList;
import java.util.List;

public final class MotionEvent {
  public static final int ACTION_DOWN = 0;
  public static final int ACTION_UP = 1;
  public static final int ACTION_MOVE = 2;
  public static final int ACTION_CANCEL = 3;
  public static final int ACTION_POINTER_DOWN = 5;
  public static final int ACTION_POINTER_UP = 6;

  /** The samples of all pointers at one time: x, y and the major axis of each. */
  public static final class Sample {
    final long time;
    final float[][] pointers;

    public Sample(long time, float[][] pointers) {
      this.time = time;
      this.pointers = pointers;
    }
  }

  private final int action;
  private final int actionIndex;
  private final int[] ids;
  private final List<Sample> samples;

  public MotionEvent(int action, int actionIndex, int[] ids, List<Sample> samples) {
    this.action = action;
    this.actionIndex = actionIndex;
    this.ids = ids.clone();
    this.samples = new ArrayList<>(samples);
  }

  private Sample last() {
    return samples.get(samples.size() - 1);
  }

  public int getActionMasked() {
    return action;
  }

  public int getActionIndex() {
    return actionIndex;
  }

  public int getPointerCount() {
    return ids.length;
  }

  public int getPointerId(int pointerIndex) {
    return ids[pointerIndex];
  }

  public long getEventTime() {
    return last().time;
  }

  public float getX(int pointerIndex) {
    return last().pointers[pointerIndex][0];
  }

  public float getY(int pointerIndex) {
    return last().pointers[pointerIndex][1];
  }

  public float getTouchMajor(int pointerIndex) {
    return last().pointers[pointerIndex][2];
  }

  public int getHistorySize() {
    return samples.size() - 1;
  }

  public long getHistoricalEventTime(int pos) {
    return samples.get(pos).time;
  }

  public float getHistoricalX(int pointerIndex, int pos) {
    return samples.get(pos).pointers[pointerIndex][0];
  }

  public float getHistoricalY(int pointerIndex, int pos) {
    return samples.get(pos).pointers[pointerIndex][1];
  }

  public float getHistoricalTouchMajor(int pointerIndex, int pos) {
    return samples.get(pos).pointers[pointerIndex][2];
  }
}
