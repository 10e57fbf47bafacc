// A scroll engine with drags 1:1 after a slop, flings that decay, and hard edges, for one view and one finger,
// without zoom. Every position is a function of time or of the finger's position, and the end of a motion is computed
// when it begins. So neither the frame rate nor a slow machine changes what is shown. Points are complex numbers.
#include "flickbook.h"
#include <complex.h>

enum { SLOP = 10, STOP = 10, MEMORY = 100, TAP = 500, SAMPLES = 64 };  // points, points per second, milliseconds
typedef double complex point;
static flickbook_view view;
static point offset, low, high, origin, grip;  // during a drag, the sum of offset and finger is grip
static double since;  // when the finger came down
static int finger, count;  // the number of the finger, or -1; the number of samples in path
static struct { double t; point position; } path[SAMPLES];
static bool is_dragged, is_coasting;
static struct { point start, v, target; double t, k, seconds; } coast;

static point at(double x, double y) { return (union { double parts[2]; point whole; }){{x, y}}.whole; }

static point clamped(point position) {
  return at(fmax(creal(low), fmin(creal(position), creal(high))), fmax(cimag(low), fmin(cimag(position), cimag(high))));
}

static void scroll(point position) {
  if (position != offset) flickbook_tell(0, "didScroll", "");
  offset = position;
}

static void stop(void) {
  if (is_coasting) flickbook_tell(0, "didEndDecelerating", "");
  is_coasting = false;
}

// Stops, limits the offset to its range, and keeps the visible or touched content in place.
static void fit(void) {
  low = at(0 - view.left, 0 - view.top);
  high = at(view.content_width - view.width + view.right, view.content_height - view.height + view.bottom);
  stop();
  scroll(clamped(offset + at(view.grown_left, view.grown_above)));
  if (is_dragged) grip = offset + path[count - 1].position;
}

// x + v/k·(1 − e^(−kt)), until the motion is too slow to be visible or reaches an edge.
static point coasting(double t) {
  return clamped(coast.start - coast.v * expm1(-coast.k * fmin((t - coast.t) / 1000, coast.seconds)) / coast.k);
}

static void advance(double t) {
  if (is_coasting) scroll(coasting(t));
  if (is_coasting && offset == coast.target) stop();
}

// The fling velocity: minus the finger's mean velocity over the last 100 ms; 0 for a finger that held still.
static point velocity(double t) {
  double begin = fmax(path[0].t, t - MEMORY), span = path[1].t - path[0].t;
  point old = path[0].position + (path[1].position - path[0].position) * (span > 0 ? (begin - path[0].t) / span : 0);
  return begin < t ? (old - path[count - 1].position) / (t - begin) * 1000 : 0;
}

static void follow(double t, point position) {
  point last = path[count - 1].position, step = position - last, rest = last - origin;
  path[count].t = t, path[count++].position = position;
  while (count == SAMPLES || path[1].t <= t - MEMORY) memmove(path, path + 1, --count * sizeof *path);
  if (!is_dragged && cabs(position - origin) > SLOP) {
    // The drag begins where the finger leaves the slop: |rest + step·share| = slop.
    double a = creal(step * conj(step)), b = creal(step * conj(rest)), c = SLOP * SLOP - creal(rest * conj(rest));
    is_dragged = true, grip = offset + last + step * ((sqrt(b * b + a * c) - b) / a);
    flickbook_tell(0, "willBeginDragging", "");
  }
  if (is_dragged) scroll(clamped(grip - position));
}

// Reports the tap of a finger that did not drag, at its position in the content.
static void tap(point position) {
  point inside = position + offset - at(view.x, view.y);
  flickbook_tell(0, "tap", "nn", creal(inside), cimag(inside));
}

static void release(double t, point v) {
  finger = -1;
  if (!is_dragged) return;
  is_dragged = false;
  coast.start = offset, coast.v = v, coast.t = t, coast.k = -1000 * log(view.rate);
  coast.seconds = log(fmax(cabs(v) / STOP, 1)) / coast.k;
  point target = coast.target = coasting(INFINITY);
  is_coasting = target != offset;
  flickbook_tell(0, "willEndDragging", "nnnn", creal(v) / 1000, cimag(v) / 1000, creal(target), cimag(target));
  flickbook_tell(0, "didEndDragging", "f", is_coasting);
  if (is_coasting) flickbook_tell(0, "willBeginDecelerating", "");
}

static void take(double t, const char *name, const flickbook_value *event) {
  int number = (int)flickbook_number(flickbook_at(event, 1), -1);
  double x = flickbook_number(flickbook_at(event, 2), 0), y = flickbook_number(flickbook_at(event, 3), 0);
  if (!strcmp(name, "down")) {
    if (finger >= 0 || !view.enabled || !flickbook_contains(&view, x, y)) return;
    since = is_coasting ? -INFINITY : t;  // a finger that stops a coast is no tap
    stop();
    finger = number, origin = at(x, y), count = 1, path[0].t = t, path[0].position = origin;
  } else if (number >= 0 && number == finger) {
    bool is_up = !strcmp(name, "up");
    if (is_up || !strcmp(name, "move")) follow(t, at(x, y));
    if (is_up && !is_dragged && t <= since + TAP) tap(at(x, y));
    if (strcmp(name, "move")) release(t, is_up ? velocity(t) : 0);
  } else if (flickbook_change(&view, 0, event)) {
    if (strcmp(name, "set")) release(t, 0);  // the finger is at another position of the view now
    fit();
  }
}

static void begin(const flickbook_value *scene) {
  view = flickbook_read_view(flickbook_at(flickbook_get(scene, "views"), 0));
  is_dragged = is_coasting = false, finger = -1, offset = at(view.start_x, view.start_y);
  fit();
}

static void show(void) {
  const char *held = is_dragged ? "tracking+dragging" : finger >= 0 ? "tracking" : "idle";
  flickbook_show(creal(offset), cimag(offset), 1, is_coasting ? "decelerating" : held);
}

int main(void) {
  return flickbook_serve(&(flickbook_engine){
      .name = "mine", .version = "1.0", .contract = "{\"slop\":10,\"stop-speed\":10,\"held-still\":100}",
      .abilities = "{\"touches\":1,\"insets\":true,\"settings\":true,\"cancel\":true,\"bounces\":true,"
                   "\"deceleration\":true,\"callbacks\":true,\"activity\":true}",
      .begin = begin, .advance = advance, .take = take, .show = show});
}
