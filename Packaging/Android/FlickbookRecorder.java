package org.flickbook;

import android.os.Build;
import android.os.SystemClock;
import android.view.Choreographer;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import android.view.WindowInsets;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Records what a user does to the scrolling views of a window and what they show, as a recording of
 * Flickbook: {@code flickbook check --engine seen session.xml} judges it.
 *
 * <p>This file has been compiled and run on a stand-in for Android only, not on a device. It needs API
 * level 21 and nothing else. Copy it into the sources of the app's tests.
 *
 * <pre>
 * FlickbookRecorder recorder = new FlickbookRecorder(activity.getWindow(), "Browse the list");
 * // A user or a test scrolls.
 * recorder.stop();
 * recorder.save(new File(activity.getExternalFilesDir(null), "session.xml"));
 * </pre>
 *
 * <p>Everything happens on the main thread. The window's callback is replaced by a callback that
 * passes every call on, and {@link #stop} restores the original callback.
 */
public final class FlickbookRecorder {
  /** Describes properties of a view that the recorder cannot read. */
  public interface Description {
    /**
     * Called once for each scrolling view.
     *
     * @param view the view
     * @param scene its settings, to be changed
     */
    void describe(View view, ViewScene scene);
  }

  /** The settings of a view that the recorder cannot read. */
  public static final class ViewScene {
    /** Whether the view comes to rest only on whole pages. */
    public boolean paging;
    /**
     * Whether the content can be pulled past its edges. The edge effects of Android do not move
     * content.
     */
    public boolean bounces;

    private ViewScene(boolean paging) {
      this.paging = paging;
    }
  }

  /** The classes whose views scroll. Subclasses in the app are found as well. */
  private static final List<String> SCROLLING =
      Arrays.asList(
          "android.widget.ScrollView",
          "android.widget.HorizontalScrollView",
          "androidx.core.widget.NestedScrollView",
          "androidx.recyclerview.widget.RecyclerView");

  private static final Map<String, Method> METHODS = new HashMap<>();
  private static final int MAX_VIEWS = 64;
  private static final int MAX_FINGERS = 20;
  private static final String VIEW = "\u0001";
  private static final double AWAY = -100000;
  private static final long PAUSE = 100_000_000L;
  private static final String[] SIDES = {
    "portrait", "landscape-left", "upside-down", "landscape-right"
  };

  private final Window window;
  private final View root;
  private final String title;
  private final Description description;
  private final double density;
  private final Window.Callback app;
  private final Log log = new Log();
  private final List<Watched> views = new ArrayList<>();
  private final Choreographer.FrameCallback ticker = this::doFrame;
  private final StringBuilder scene = new StringBuilder();
  private final String head;
  private Frame size;
  private int side;
  private Long zero;
  private int keyboard;
  private boolean isStopped;

  /**
   * Finds the scrolling views of a window and begins to record.
   *
   * @param window the window of an activity or a dialog
   * @param title the title of the recording
   */
  public FlickbookRecorder(Window window, String title) {
    this(window, title, (view, scene) -> {});
  }

  /**
   * The same, with a description of what the views do not tell.
   *
   * @param window the window of an activity or a dialog
   * @param title the title of the recording
   * @param description called once for each scrolling view
   * @throws IllegalArgumentException if the window has no scrolling view
   */
  public FlickbookRecorder(Window window, String title, Description description) {
    this.window = window;
    this.title = title;
    this.description = description;
    root = window.getDecorView();
    density = root.getResources().getDisplayMetrics().density;
    size = windowFrame();
    side = rotation();
    head = windowTag(2, true);
    findViews(root, -1, 0, true);
    if (views.isEmpty()) {
      throw new IllegalArgumentException("no scrolling view in the window: expected at least one");
    }
    app = window.getCallback();
    window.setCallback(
        (Window.Callback)
            Proxy.newProxyInstance(
                Window.Callback.class.getClassLoader(),
                new Class<?>[] {Window.Callback.class},
                (proxy, method, arguments) -> forward(method, arguments)));
    root.setOnApplyWindowInsetsListener(this::apply);
    Choreographer.getInstance().postFrameCallback(ticker);
  }

  // The public methods for the app.

  /**
   * Records a request that the app makes itself, directly before it. Android does not tell of it.
   *
   * @param view a scrolling view
   * @param x the requested offset, in pixels
   * @param y the requested offset, in pixels
   * @param animated whether the view scrolls there smoothly
   */
  public void noteScrollTo(View view, int x, int y, boolean animated) {
    int index = indexOf(view);
    if (index < 0 || isStopped) return;
    long time = now();
    noteChanges(time);
    String target = decimal(points(x)) + " " + decimal(points(y));
    String ask = "    <ask t=\"T\"" + viewAttribute(index) + " scroll-to=\"" + target + "\"";
    log.add(ask + (animated ? " animated=\"true\"/>\n" : "/>\n"), time, true);
  }

  /**
   * Gives a name to this moment.
   *
   * @param name the name
   */
  public void mark(String name) {
    if (isStopped) return;
    log.add("    <mark t=\"T\" name=\"" + escaped(name) + "\"/>\n", now(), false);
  }

  /** Ends the recording. The window gets its own callback back. */
  public void stop() {
    if (isStopped) return;
    isStopped = true;
    look(log.now);
    window.setCallback(app);
    root.setOnApplyWindowInsetsListener(null);
    Choreographer.getInstance().removeFrameCallback(ticker);
  }

  /**
   * Writes the recording to a file, and replaces an existing file.
   *
   * @param file the file
   * @throws IOException if it cannot be written
   */
  public void save(File file) throws IOException {
    File part = new File(file.getPath() + ".part");
    try (OutputStream out = new FileOutputStream(part)) {
      out.write(text().getBytes(StandardCharsets.UTF_8));
    }
    if (!part.renameTo(file)) throw new IOException(part + " cannot be renamed to " + file);
  }

  /**
   * The recording as it is so far.
   *
   * @return the text of its file
   */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    text.append("<recording xmlns=\"urn:flickbook:recording:1\" title=\"");
    text.append(escaped(title)).append("\">\n");
    text.append("  <origin device=\"").append(escaped(Build.MODEL));
    text.append("\" system=\"Android ").append(escaped(Build.VERSION.RELEASE));
    text.append("\" recorder=\"FlickbookRecorder.java\" coalesced=\"true\" position-error=\"");
    // Views round their offsets to pixels, so the error of a position is one pixel.
    text.append(decimal(1 / density)).append("\"/>\n");
    text.append("  <scene>\n").append(head).append(scene).append("  </scene>\n  <timeline>\n");
    for (Log.Entry entry : log.entries) text.append(line(entry));
    return text.append("  </timeline>\n</recording>\n").toString();
  }

  /**
   * The number of touches that a recording cannot represent.
   *
   * @return that number
   */
  public int ignoredTouches() {
    return log.ignored;
  }

  // Touches.

  private Object forward(Method method, Object[] arguments) throws Throwable {
    if (!method.getName().equals("dispatchTouchEvent")) return invoke(method, arguments);
    Long last = record((MotionEvent) arguments[0]);
    Object result = invoke(method, arguments);
    if (last != null) look(Math.max(last, log.now));
    return result;
  }

  private Object invoke(Method method, Object[] arguments) throws Throwable {
    if (app == null) return method.getReturnType() == boolean.class ? Boolean.FALSE : null;
    try {
      return method.invoke(app, arguments);
    } catch (InvocationTargetException error) {
      throw error.getCause();
    }
  }

  /** Records all samples of an event; returns the time of the last one. */
  private Long record(MotionEvent event) {
    if (isStopped) return null;
    int action = event.getActionMasked();
    int history = action == MotionEvent.ACTION_MOVE ? event.getHistorySize() : 0;
    long time = event.getEventTime() * 1_000_000L;
    long first = instant(history > 0 ? event.getHistoricalEventTime(0) * 1_000_000L : time);
    noteChanges(first);
    log.beginTouches(first);
    for (int sample = 0; sample < history; sample++) {
      long then = instant(event.getHistoricalEventTime(sample) * 1_000_000L);
      for (int index = 0; index < event.getPointerCount(); index++) {
        float x = event.getHistoricalX(index, sample);
        float y = event.getHistoricalY(index, sample);
        move(event, index, x, y, event.getHistoricalTouchMajor(index, sample), then);
      }
    }
    long now = instant(time);
    switch (action) {
      case MotionEvent.ACTION_DOWN:
      case MotionEvent.ACTION_POINTER_DOWN:
        touch("down", event, event.getActionIndex(), now);
        return now;
      case MotionEvent.ACTION_UP:
      case MotionEvent.ACTION_POINTER_UP:
        touch("up", event, event.getActionIndex(), now);
        return now;
      case MotionEvent.ACTION_CANCEL:
        for (int index = 0; index < event.getPointerCount(); index++) {
          touch("cancel", event, index, now);
        }
        return now;
      case MotionEvent.ACTION_MOVE:
        for (int index = 0; index < event.getPointerCount(); index++) {
          float major = event.getTouchMajor(index);
          move(event, index, event.getX(index), event.getY(index), major, now);
        }
        return now;
      default:
        return null;
    }
  }

  private void touch(String phase, MotionEvent event, int index, long time) {
    float major = event.getTouchMajor(index);
    int key = event.getPointerId(index);
    log.touch(phase, key, points(event.getX(index)), points(event.getY(index)), points(major), time);
  }

  /**
   * Records the move of a finger. A finger that has not moved is not recorded again, unless it is
   * the only finger.
   */
  private void move(MotionEvent event, int index, float x, float y, float major, long time) {
    int key = event.getPointerId(index);
    boolean isOnly = event.getPointerCount() == 1;
    log.move(key, points(x), points(y), points(major), time, isOnly);
  }

  // Frames.

  private void doFrame(long nanoseconds) {
    if (isStopped) return;
    Choreographer.getInstance().postFrameCallback(ticker);
    long time = instant(nanoseconds);
    // The views show this frame when they have been laid out and drawn, which happens after this
    // callback.
    root.post(
        () -> {
          if (isStopped) return;
          noteChanges(time);
          look(time);
        });
  }

  private long instant(long nanoseconds) {
    if (zero == null) {
      // The first state is recorded at the time of the first event, because that event may come
      // with a change.
      zero = nanoseconds;
      log.endFrame(views, 0);
    }
    return Math.max(0, nanoseconds - zero);
  }

  /** The time of the recording. */
  private long now() {
    return Math.max(log.now, instant(SystemClock.uptimeMillis() * 1_000_000L));
  }

  /** Records the state of all views. */
  private void look(long time) {
    for (Watched view : views) view.show(view.isAway ? null : offset(view.view));
    log.endFrame(views, time);
  }

  /** Records what has changed since the last frame, apart from offsets. */
  private void noteChanges(long time) {
    Frame newSize = windowFrame();
    int newSide = rotation();
    List<String> frames = new ArrayList<>();
    for (int index = 0; index < views.size(); index++) {
      Watched watched = views.get(index);
      if (!isSeen(watched.view)) {
        if (!watched.isAway) frames.add(frameTag(index, watched.frame.away()));
        watched.isAway = true;
        continue;
      }
      Frame frame = frame(watched.view, watched.inside);
      if (frame.isPositive() && (watched.isAway || !frame.isSame(watched.frame))) {
        frames.add(frameTag(index, frame));
        watched.frame = frame;
        watched.isAway = false;
      }
      Frame content = content(watched.view);
      if (!content.isSame(watched.content)) {
        String before = watched.growthBefore(content, offset(watched.view));
        watched.content = content;
        String view = viewAttribute(index);
        String tag = contentTag(3, content).replace("/>", before + "/>");
        log.add("    <set t=\"T\"" + view + ">\n" + tag + "    </set>\n", time, true);
      }
    }
    if (!newSize.isSame(size) || newSide != side) {
      size = newSize;
      String name = newSide == side ? "resize" : "turn";
      String to = newSide == side ? "" : " to=\"" + SIDES[newSide] + "\"";
      side = newSide;
      StringBuilder text = new StringBuilder("    <" + name + " t=\"T\"" + to + ">\n");
      text.append(windowTag(3, false));
      for (String frame : frames) text.append("      <frame").append(frame);
      log.add(text.append("    </").append(name).append(">\n").toString(), time, true);
    } else {
      for (String frame : frames) log.add("    <frame t=\"T\"" + frame, time, true);
    }
    findViews(root, -1, time, false);
  }

  /** The frame of the keyboard: an inset at the bottom that is larger than any bar. */
  @SuppressWarnings("deprecation")
  private WindowInsets apply(View view, WindowInsets insets) {
    int bottom = insets.getSystemWindowInsetBottom();
    int covered = bottom > 0.15 * root.getHeight() ? bottom : 0;
    if (covered != keyboard && !isStopped) {
      keyboard = covered;
      long time = now();
      noteChanges(time);
      Frame shown = new Frame(0, size.height - points(covered), size.width, points(covered));
      String text = covered > 0 ? shown.attributes() + "/>\n" : " hidden=\"true\"/>\n";
      log.add("    <keyboard t=\"T\"" + text, time, true);
    }
    return view.onApplyWindowInsets(insets);
  }

  // Views.

  private static final class Watched {
    final View view;
    final int inside;
    Frame frame;
    Frame content;
    boolean isAway;
    /** The state that was written last, and the current state; null if the view is not visible. */
    double[] last;
    double[] next;

    Watched(View view, int inside) {
      this.view = view;
      this.inside = inside;
    }

    void show(double[] offset) {
      next = offset;
    }

    /**
     * The part of the content's growth that is before the visible part. It makes the view jump by
     * the same distance; a jump that is larger than the growth has another cause.
     */
    String growthBefore(Frame grown, double[] offset) {
      if (next == null) return "";
      double above = growth(grown.height - content.height, offset[1] - next[1]);
      double left = growth(grown.width - content.width, offset[0] - next[0]);
      String text = above > 0 ? " above=\"" + decimal(above) + "\"" : "";
      return text + (left > 0 ? " left=\"" + decimal(left) + "\"" : "");
    }

    private static double growth(double grown, double jump) {
      return jump > 0.5 && jump <= grown + 0.5 ? Math.min(jump, grown) : 0;
    }

    boolean isDue() {
      return next != null && (next[0] != last[0] || next[1] != last[1]);
    }
  }

  /** A rectangle in points. */
  private static final class Frame {
    final double x;
    final double y;
    final double width;
    final double height;

    Frame(double x, double y, double width, double height) {
      this.x = x;
      this.y = y;
      this.width = width;
      this.height = height;
    }

    boolean isPositive() {
      return width > 0 && height > 0;
    }

    boolean isSame(Frame other) {
      return x == other.x && y == other.y && width == other.width && height == other.height;
    }

    /** A frame outside the window. */
    Frame away() {
      return new Frame(AWAY, AWAY, width, height);
    }

    String attributes() {
      String corner = " x=\"" + decimal(x) + "\" y=\"" + decimal(y) + "\"";
      return corner + " width=\"" + decimal(width) + "\" height=\"" + decimal(height) + "\"";
    }
  }

  private void findViews(View view, int outer, long time, boolean isStart) {
    int inside = outer;
    if (scrolls(view)) {
      int known = indexOf(view);
      inside = known >= 0 ? known : add(view, outer, time, isStart);
    }
    if (!(view instanceof ViewGroup)) return;
    ViewGroup group = (ViewGroup) view;
    for (int index = 0; index < group.getChildCount(); index++) {
      findViews(group.getChildAt(index), inside, time, isStart);
    }
  }

  private int add(View view, int outer, long time, boolean isStart) {
    if (views.size() >= MAX_VIEWS || !isSeen(view)) return outer;
    Watched added = new Watched(view, outer);
    added.frame = frame(view, outer);
    if (!added.frame.isPositive()) return outer;
    added.content = content(view);
    added.last = offset(view);
    added.next = added.last;
    ViewScene settings = new ViewScene(pages(view));
    description.describe(view, settings);
    String id = name(view);
    views.add(added);
    ids.add(id);
    // A view that appears after the first event is in the initial scene with a frame outside the
    // window.
    Frame first = isStart ? added.frame : added.frame.away();
    String parent = outer < 0 ? "" : " inside=\"" + ids.get(outer) + "\"";
    scene.append("    <view id=\"").append(id).append('"').append(first.attributes());
    scene.append(parent).append(">\n").append(contentTag(3, added.content));
    if (settings.paging || !settings.bounces) {
      scene.append("      <scroll").append(settings.paging ? " paging=\"true\"" : "");
      scene.append(settings.bounces ? "" : " bounces=\"false\"").append("/>\n");
    }
    scene.append("      <start x=\"").append(decimal(added.last[0])).append("\" y=\"");
    scene.append(decimal(added.last[1])).append("\"/>\n    </view>\n");
    int index = views.size() - 1;
    if (!isStart) log.add("    <frame t=\"T\"" + frameTag(index, added.frame), time, true);
    return index;
  }

  private final List<String> ids = new ArrayList<>();

  /** The name of the view's resource or, if it has none, of its class, made unique by a number. */
  private String name(View view) {
    String given = view.getClass().getSimpleName();
    if (view.getId() != View.NO_ID) {
      try {
        given = view.getResources().getResourceEntryName(view.getId());
      } catch (RuntimeException error) {
        // A generated identifier has no resource name.
      }
    }
    StringBuilder name = new StringBuilder();
    for (char letter : given.toCharArray()) {
      boolean isPlain = letter < 128 && (Character.isLetterOrDigit(letter) || letter == '_');
      name.append(isPlain ? letter : '-');
    }
    if (name.length() == 0 || !Character.isLetter(name.charAt(0))) name.insert(0, 'v');
    String free = name.toString();
    for (int count = 2; ids.contains(free); count++) free = name + "-" + count;
    return free;
  }

  private static boolean scrolls(View view) {
    for (Class<?> kind = view.getClass(); kind != null; kind = kind.getSuperclass()) {
      if (SCROLLING.contains(kind.getName())) return true;
    }
    return false;
  }

  /** Whether the view is the list inside a pager. */
  private static boolean pages(View view) {
    Object parent = view.getParent();
    return parent != null && parent.getClass().getName().equals("androidx.viewpager2.widget.ViewPager2");
  }

  private int indexOf(View view) {
    for (int index = 0; index < views.size(); index++) {
      if (views.get(index).view == view) return index;
    }
    return -1;
  }

  private boolean isSeen(View view) {
    return view.isShown() && view.getRootView() == root.getRootView();
  }

  private int rotation() {
    return root.getDisplay() == null ? 0 : root.getDisplay().getRotation() & 3;
  }

  private Frame windowFrame() {
    return new Frame(0, 0, points(root.getWidth()), points(root.getHeight()));
  }

  /** The frame in the window or, inside another view, in the content of that view. */
  private Frame frame(View view, int inside) {
    int[] place = new int[2];
    view.getLocationInWindow(place);
    double x = points(place[0]);
    double y = points(place[1]);
    if (inside >= 0) {
      View outer = views.get(inside).view;
      int[] corner = new int[2];
      outer.getLocationInWindow(corner);
      int[] scrolled = pixels(outer);
      x = points(place[0] - corner[0] + scrolled[0]);
      y = points(place[1] - corner[1] + scrolled[1]);
    }
    return new Frame(x, y, points(view.getWidth()), points(view.getHeight()));
  }

  /** The offset in points. */
  private double[] offset(View view) {
    int[] pixels = pixels(view);
    return new double[] {points(pixels[0]), points(pixels[1])};
  }

  /**
   * The offset in pixels. A RecyclerView computes this offset itself, which is exact if its rows
   * have the same height. For other views the offset is the scroll position.
   */
  private static int[] pixels(View view) {
    Integer x = call(view, "computeHorizontalScrollOffset");
    Integer y = call(view, "computeVerticalScrollOffset");
    if (x == null || y == null) return new int[] {view.getScrollX(), view.getScrollY()};
    return new int[] {x, y};
  }

  /** The size of the content: the viewport's size plus the scroll range. */
  private Frame content(View view) {
    int width = view.getWidth() + range(view, "Horizontal", view.getWidth());
    int height = view.getHeight() + range(view, "Vertical", view.getHeight());
    return new Frame(0, 0, points(width), points(height));
  }

  private static int range(View view, String axis, int viewport) {
    Integer range = call(view, "compute" + axis + "ScrollRange");
    Integer extent = call(view, "compute" + axis + "ScrollExtent");
    if (range != null && extent != null) return Math.max(0, range - extent);
    boolean isAcross = view.getClass().getName().contains("Horizontal");
    if (isAcross != axis.equals("Horizontal")) return 0;
    if (!(view instanceof ViewGroup) || ((ViewGroup) view).getChildCount() == 0) return 0;
    View child = ((ViewGroup) view).getChildAt(0);
    int padding =
        isAcross
            ? view.getPaddingLeft() + view.getPaddingRight()
            : view.getPaddingTop() + view.getPaddingBottom();
    return Math.max(0, (isAcross ? child.getWidth() : child.getHeight()) + padding - viewport);
  }

  /** The result of a public method without arguments; null if the view has none. */
  private static Integer call(View view, String name) {
    String key = view.getClass().getName() + " " + name;
    if (!METHODS.containsKey(key)) METHODS.put(key, method(view.getClass(), name));
    Method method = METHODS.get(key);
    try {
      return method == null ? null : (Integer) method.invoke(view);
    } catch (ReflectiveOperationException error) {
      return null;
    }
  }

  private static Method method(Class<?> kind, String name) {
    try {
      return kind.getMethod(name);
    } catch (NoSuchMethodException error) {
      return null;
    }
  }

  private double points(double pixels) {
    return pixels / density + 0.0;
  }

  // The log decides which observations are written, and when, as the log of FlickbookUIKit does.

  private static final class Finger {
    final int number;
    double x;
    double y;

    Finger(int number) {
      this.number = number;
    }
  }

  private final class Log {
    final List<Entry> entries = new ArrayList<>();
    final Map<Integer, Finger> fingers = new HashMap<>();
    long now;
    int ignored;
    private Long lastLook;
    private Long stillAt;
    private boolean hasChanged;

    final class Entry {
      final long time;
      final String text;

      Entry(long time, String text) {
        this.time = time;
        this.text = text;
      }
    }

    void append(String text, long time) {
      now = Math.max(now, time);
      entries.add(new Entry(now, text));
    }

    /**
     * Called before the touches of an event are written. If the views were still until then, writes
     * that first.
     */
    void beginTouches(long time) {
      if (stillAt == null || lastLook == null || stillAt <= lastLook) return;
      long before = Math.min(stillAt, time - 1);
      if (before > now) writeStill(before);
    }

    void add(String text, long time, boolean isInput) {
      beginTouches(time);
      append(text, time);
      if (isInput) hasChanged = true;
    }

    void move(int key, double x, double y, double major, long time, boolean isOnly) {
      Finger finger = fingers.get(key);
      if (finger != null && !isOnly && finger.x == x && finger.y == y) return;
      touch("move", key, x, y, major, time);
    }

    void touch(String phase, int key, double x, double y, double major, long time) {
      Finger finger = fingers.get(key);
      boolean isDown = phase.equals("down");
      boolean isPosition = Math.abs(x) < 1e17 && Math.abs(y) < 1e17;
      boolean isEnd = phase.equals("up") || phase.equals("cancel");
      if (isDown != (finger == null) || !isPosition && !isEnd
          || isDown && fingers.size() >= MAX_FINGERS) {
        ignored++;
        return;
      }
      if (isDown) {
        finger = new Finger(lowestFree());
        fingers.put(key, finger);
      } else if (isEnd) {
        fingers.remove(key);
      }
      if (!isPosition) ignored++;
      if (isPosition) {
        finger.x = x;
        finger.y = y;
      }
      String at = " x=\"" + decimal(finger.x) + "\" y=\"" + decimal(finger.y) + "\"";
      String radius = major > 0 ? " radius=\"" + decimal(major / 2) + "\"" : "";
      String name = "    <" + phase + " t=\"T\" finger=\"" + finger.number + "\"";
      append(name + at + radius + "/>\n", time);
      hasChanged = true;
    }

    private int lowestFree() {
      List<Integer> taken = new ArrayList<>();
      for (Finger finger : fingers.values()) taken.add(finger.number);
      Collections.sort(taken);
      int free = 0;
      for (int number : taken) if (number == free) free++;
      return free;
    }

    /**
     * Ends a frame: writes what has changed. If nothing has changed, writes that ten times per
     * second.
     */
    void endFrame(List<Watched> views, long time) {
      boolean isNew = lastLook == null;
      for (Watched view : views) isNew = isNew || view.isDue();
      if (!isNew && hasChanged) {
        hasChanged = false;
        writeStill(time);
        return;
      }
      if (!isNew) {
        if (time - lastLook >= PAUSE) {
          // While a finger is down, the time of the frame may be later than the next touch's time,
          // so an earlier time is used.
          writeStill(!fingers.isEmpty() && stillAt != null ? stillAt : time);
        } else {
          stillAt = time;
        }
        return;
      }
      if (stillAt != null && lastLook != null && stillAt > lastLook && stillAt < time
          && stillAt >= now) {
        writeStill(stillAt);
      }
      boolean isWhole = lastLook == null;
      for (int index = 0; index < views.size(); index++) {
        Watched view = views.get(index);
        if (view.next == null || !isWhole && !view.isDue()) continue;
        view.last = view.next;
        write(index, view.last, time);
      }
      lastLook = Math.max(time, now);
      stillAt = null;
      hasChanged = false;
    }

    /** Writes one view as it was last observed. All other views are unchanged, too. */
    private void writeStill(long time) {
      for (int index = 0; index < views.size(); index++) {
        if (views.get(index).next == null) continue;
        write(index, views.get(index).last, time);
        lastLook = now;
        stillAt = null;
        return;
      }
    }

    private void write(int index, double[] offset, long time) {
      String at = " x=\"" + decimal(offset[0]) + "\" y=\"" + decimal(offset[1]) + "\"/>\n";
      append("    <seen t=\"T\"" + viewAttribute(index) + at, time);
    }
  }

  // Text.

  /**
   * A placeholder for the attribute that names a view. Only at the end it is known whether the
   * scene has several views, which need names.
   */
  private static String viewAttribute(int index) {
    return VIEW + index + VIEW;
  }

  /** The line of an entry, with its time and the names of its views. */
  private String line(Log.Entry entry) {
    String text = entry.text.replace("t=\"T\"", "t=\"" + milliseconds(entry.time) + "\"");
    for (int index = 0; index < ids.size(); index++) {
      String name = ids.size() > 1 ? " view=\"" + ids.get(index) + "\"" : "";
      text = text.replace(viewAttribute(index), name);
    }
    return text;
  }

  private static String indent(int level) {
    StringBuilder text = new StringBuilder();
    for (int count = 0; count < level; count++) text.append("  ");
    return text.toString();
  }

  private String frameTag(int index, Frame frame) {
    return viewAttribute(index) + frame.attributes() + "/>\n";
  }

  private String windowTag(int level, boolean isStart) {
    String text = indent(level) + "<window width=\"" + decimal(size.width) + "\" height=\"";
    text += decimal(size.height) + "\"";
    if (!isStart) return text + "/>\n";
    if (density != 1) text += " scale=\"" + decimal(density) + "\"";
    if (side != 0) text += " orientation=\"" + SIDES[side] + "\"";
    return text + "/>\n";
  }

  private static String contentTag(int level, Frame content) {
    String width = "<content width=\"" + decimal(content.width) + "\"";
    return indent(level) + width + " height=\"" + decimal(content.height) + "\"/>\n";
  }

  /** Converts nanoseconds to milliseconds. */
  private static String milliseconds(long time) {
    long rest = time % 1_000_000L;
    String text = Long.toString(time / 1_000_000L);
    if (rest == 0) return text;
    String digits = String.format(Locale.ROOT, "%06d", rest);
    return text + "." + digits.replaceFirst("0+$", "");
  }

  /** The shortest decimal that is read as the same number. */
  private static String decimal(double number) {
    if (number == Math.rint(number) && Math.abs(number) < 1e15) return Long.toString((long) number);
    BigDecimal exact = new BigDecimal(number);
    for (int digits = 1; digits < 17; digits++) {
      BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (rounded.doubleValue() == number) return rounded.stripTrailingZeros().toPlainString();
    }
    return exact.round(new MathContext(17, RoundingMode.HALF_EVEN)).toPlainString();
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char letter : (text == null ? "" : text).toCharArray()) {
      switch (letter) {
        case '&':
          escaped.append("&amp;");
          break;
        case '<':
          escaped.append("&lt;");
          break;
        case '>':
          escaped.append("&gt;");
          break;
        case '"':
          escaped.append("&quot;");
          break;
        case '\t':
          escaped.append("&#9;");
          break;
        case '\n':
          escaped.append("&#10;");
          break;
        case '\r':
          escaped.append("&#13;");
          break;
        default:
          escaped.append(letter < ' ' || letter >= '\uFFFE' ? '?' : letter);
      }
    }
    return escaped.toString();
  }
}
