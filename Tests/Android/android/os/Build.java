// A stand-in for Android. FlickbookRecorder.java is compiled and tested with it where Android does
// not exist. It has only the names that the recorder uses, with the signatures of Android's
// documentation, and reports only the state that a test sets.
package android.os;

public class Build {
  public static final String MODEL = "stand-in";

  public static class VERSION {
    public static final String RELEASE = "0";
  }
}
