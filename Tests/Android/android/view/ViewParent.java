// A stand-in for Android, on which FlickbookRecorder.java is compiled and tested where there is no Android. It has only
// the names that the recorder uses, with the signatures of Android's documentation, and shows only what a test sets.
package android.view;

public interface ViewParent {}
