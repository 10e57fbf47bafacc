package org.flickbook;

import android.os.SystemClock;
import android.view.Choreographer;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import android.view.WindowInsets;
import android.widget.HorizontalScrollView;
import android.widget.ScrollView;
import androidx.recyclerview.widget.RecyclerView;
import androidx.viewpager2.widget.ViewPager2;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays sessions on the stand-in for Android while the recorder observes them: Play FOLDER. Each
 * NAME.script in the folder is a session that Tests/AndroidSessions has written, one step per line.
 * The recording of the session is saved as NAME.android.xml.
 */
public final class Play {
  private final List<ViewGroup> views = new ArrayList<>();
  private final List<View> described = new ArrayList<>();
  private final List<String> then = new ArrayList<>();
  private final ViewGroup root = new ViewGroup() {};
  private final Window window = new Window(root);
  private FlickbookRecorder recorder;
  private int touches;

  public static void main(String[] arguments) throws IOException {
    File[] scripts = new File(arguments[0]).listFiles((folder, name) -> name.endsWith(".script"));
    for (File script : scripts) new Play().play(script);
    System.out.println(scripts.length + " sessions");
  }

  private void play(File script) throws IOException {
    View.RESOURCES.names.clear();
    root.isRoot = true;
    Window.Callback app =
        new Window.Callback() {
          @Override
          public boolean dispatchTouchEvent(MotionEvent event) {
            touches++;
            for (String line : then) step(line);
            then.clear();
            return true;
          }

          @Override
          public void onWindowFocusChanged(boolean hasFocus) {}
        };
    window.setCallback(app);
    int events = 0;
    for (String line : Files.readAllLines(script.toPath(), StandardCharsets.UTF_8)) {
      if (line.startsWith("touch ")) events++;
      // Lines with `then` contain what the app does when it gets the next touch.
      if (line.startsWith("then ")) then.add(line.substring("then ".length()));
      else step(line);
    }
    if (touches != events) throw new IllegalStateException("the app got " + touches + " touches");
    if (window.getCallback() != app) throw new IllegalStateException("the callback is not given back");
    if (Choreographer.getInstance().count() > 0) throw new IllegalStateException("a frame is awaited");
    recorder.save(new File(script.getPath().replaceFirst("\\.script$", ".android.xml")));
  }

  private void step(String line) {
    String[] words = line.split(" ");
    switch (words[0]) {
      case "clock":
        SystemClock.milliseconds = Long.parseLong(words[1]);
        break;
      case "density":
        View.RESOURCES.metrics.density = Float.parseFloat(words[1]);
        break;
      case "window":
        View.DISPLAY.rotation = number(words[1]);
        root.width = number(words[2]);
        root.height = number(words[3]);
        break;
      case "view":
        add(words);
        break;
      case "show":
        show(words);
        break;
      case "begin":
        recorder =
            new FlickbookRecorder(
                window,
                line.substring("begin ".length()),
                (view, scene) -> {
                  if (described.contains(view)) scene.paging = true;
                });
        break;
      case "touch":
        window.getCallback().dispatchTouchEvent(event(words));
        break;
      case "frame":
        Choreographer.getInstance().fire(Long.parseLong(words[1]));
        break;
      case "drawn":
        View.runPosted();
        break;
      case "insets":
        root.dispatchApplyWindowInsets(new WindowInsets(number(words[1])));
        break;
      case "ask":
        View asked = views.get(number(words[1]));
        recorder.noteScrollTo(asked, number(words[2]), number(words[3]), words[4].equals("true"));
        break;
      case "mark":
        recorder.mark(line.substring("mark ".length()));
        break;
      case "end":
        recorder.stop();
        break;
      default:
        throw new IllegalArgumentException(line);
    }
  }

  /** The line `view NAME KIND PARENT PAGES` adds a view, whose state `show` lines set. */
  private void add(String[] words) {
    ViewGroup view;
    switch (words[2]) {
      case "ScrollView":
        view = new ScrollView();
        break;
      case "HorizontalScrollView":
        view = new HorizontalScrollView();
        break;
      default:
        view = new RecyclerView();
    }
    View.RESOURCES.names.put(views.size(), words[1]);
    view.id = views.size();
    ViewGroup parent = words[3].equals("-1") ? root : views.get(number(words[3]));
    ViewGroup outer = view;
    if (words[2].equals("ViewPager2")) {
      outer = new ViewPager2();
      outer.addView(view);
    }
    parent.addView(outer);
    if (!(view instanceof RecyclerView)) view.addView(new View());
    if (words[4].equals("true")) described.add(view);
    views.add(view);
  }

  /**
   * The line `show VIEW X Y WIDTH HEIGHT CONTENT-WIDTH CONTENT-HEIGHT OFFSET-X OFFSET-Y HIDDEN`
   * sets the state of a view.
   */
  private void show(String[] words) {
    ViewGroup view = views.get(number(words[1]));
    view.x = number(words[2]);
    view.y = number(words[3]);
    view.width = number(words[4]);
    view.height = number(words[5]);
    view.scrollX = number(words[8]);
    view.scrollY = number(words[9]);
    view.isHidden = words[10].equals("true");
    if (view instanceof RecyclerView) {
      ((RecyclerView) view).contentWidth = number(words[6]);
      ((RecyclerView) view).contentHeight = number(words[7]);
    } else {
      view.getChildAt(0).width = number(words[6]);
      view.getChildAt(0).height = number(words[7]);
    }
  }

  /**
   * The line `touch ACTION INDEX POINTERS ID…`, followed by each sample: its TIME, and X Y MAJOR of
   * each pointer.
   */
  private static MotionEvent event(String[] words) {
    int[] ids = new int[number(words[3])];
    int next = 4;
    for (int index = 0; index < ids.length; index++) ids[index] = number(words[next++]);
    List<MotionEvent.Sample> samples = new ArrayList<>();
    while (next < words.length) {
      long time = Long.parseLong(words[next++]);
      float[][] pointers = new float[ids.length][3];
      for (float[] pointer : pointers) {
        for (int part = 0; part < 3; part++) pointer[part] = Float.parseFloat(words[next++]);
      }
      samples.add(new MotionEvent.Sample(time, pointers));
    }
    return new MotionEvent(number(words[1]), number(words[2]), ids, samples);
  }

  private static int number(String word) {
    return Integer.parseInt(word);
  }
}
