// A scroll engine that does its work at frames, as most toolkits do: it shows the effect of a finger at the next
// frame, and a coast advances one step per frame. It drags 1:1 after a slop and stops at hard edges, for one view and
// one finger, without zoom. Points are complex numbers.
#include "flickbook.h"
#include <complex.h>

enum { SLOP = 10, STOP = 10, MEMORY = 100, LEAST = 8, SAMPLES = 64 };  // points, points per second, ms, ms
typedef double complex point;
static flickbook_view view, coming;  // the shown state, and the state at the next frame
static point offset, low, high, origin, grip, speed;
static double last, friction;  // the time of the last frame
static int finger, count;      // the number of the finger, or -1; the number of samples in path
static struct { double t; point position; } path[SAMPLES];
static bool is_dragged, has_frame;
// The events since the last frame, as they arrived. A change of the view has no name.
static struct { double t; char name; int number; point position; flickbook_view view; } *waiting;
static size_t waiting_count, waiting_room;

static point at(double x, double y) { return (union { double parts[2]; point whole; }){{x, y}}.whole; }

static point clamped(point position) {
  return at(fmax(creal(low), fmin(creal(position), creal(high))), fmax(cimag(low), fmin(cimag(position), cimag(high))));
}

// Stops, limits the offset to its range, and keeps the visible or touched content in place.
static void fit(void) {
  low = at(0 - view.left, 0 - view.top);
  high = at(view.content_width - view.width + view.right, view.content_height - view.height + view.bottom);
  friction = -1000 * log(view.rate);
  speed = 0;
  offset = clamped(offset + at(view.grown_left, view.grown_above));
  if (is_dragged) grip = offset + path[count - 1].position;
}

// The fling velocity: the negative mean velocity of the finger over the last 100 ms. It is 0 for a finger that held
// still, or was down for less than 8 ms.
static point velocity(double t) {
  double begin = fmax(path[0].t, t - MEMORY), span = path[1].t - path[0].t;
  point old = path[0].position + (path[1].position - path[0].position) * (span > 0 ? (begin - path[0].t) / span : 0);
  return begin <= t - LEAST ? (old - path[count - 1].position) / (t - begin) * 1000 : 0;
}

static void follow(double t, point position) {
  point last = path[count - 1].position, step = position - last, rest = last - origin;
  path[count].t = t, path[count++].position = position;
  while (count == SAMPLES || path[1].t <= t - MEMORY) memmove(path, path + 1, --count * sizeof *path);
  if (!is_dragged && cabs(position - origin) > SLOP) {
    // The drag begins where the finger leaves the slop: |rest + step·share| = slop.
    double a = creal(step * conj(step)), b = creal(step * conj(rest)), c = SLOP * SLOP - creal(rest * conj(rest));
    is_dragged = true, grip = offset + last + step * ((sqrt(b * b + a * c) - b) / a);
  }
  if (is_dragged) offset = clamped(grip - position);
}

static void touch(double t, char name, int number, point position) {
  if (name == 'd') {
    if (finger >= 0 || !view.enabled || !flickbook_contains(&view, creal(position), cimag(position))) return;
    speed = 0, finger = number, origin = position, count = 1, path[0].t = t, path[0].position = position;
  } else if (number == finger) {
    if (name != 'c') follow(t, position);
    if (name == 'u' && is_dragged) speed = velocity(t);
    if (name != 'm') finger = -1, is_dragged = false;
  }
}

// Advances a coast. The speed falls by a factor that depends on the time alone, at any frame rate.
static void coast(double seconds) {
  double share = exp(-friction * seconds);
  point free = offset + speed * ((1 - share) / friction);
  offset = clamped(free);
  // An edge stops the motion along its own axis.
  speed = at(creal(offset) == creal(free) ? creal(speed) * share : 0, cimag(offset) == cimag(free) ? cimag(speed) * share : 0);
  if (cabs(speed) < STOP) speed = 0;
}

// Stores the event, because nothing changes before the next frame.
static void take(double t, const char *name, const flickbook_value *event) {
  bool is_change = flickbook_change(&coming, 0, event);
  if (!is_change && !strchr("dmuc", *name)) return;
  if (waiting_count == waiting_room) {
    waiting_room = waiting_room * 2 + 16;
    if (!(waiting = realloc(waiting, waiting_room * sizeof *waiting))) abort();
  }
  double x = flickbook_number(flickbook_at(event, 2), 0), y = flickbook_number(flickbook_at(event, 3), 0);
  int number = (int)flickbook_number(flickbook_at(event, 1), -1);
  waiting[waiting_count].t = t, waiting[waiting_count].name = is_change ? 0 : *name;
  waiting[waiting_count].number = number, waiting[waiting_count].position = at(x, y);
  waiting[waiting_count++].view = coming;
}

static void frame(double t) {
  bool coasts = speed != 0;  // the first frame after a lift shows the position of the lift
  for (size_t next = 0; next < waiting_count; next++) {
    if (waiting[next].name) touch(waiting[next].t, waiting[next].name, waiting[next].number, waiting[next].position);
    else view = waiting[next].view, fit();
  }
  waiting_count = 0;
  if (coasts && speed != 0) coast(has_frame ? (t - last) / 1000 : 0);
  last = t, has_frame = true;
}

static void begin(const flickbook_value *scene) {
  view = coming = flickbook_read_view(flickbook_at(flickbook_get(scene, "views"), 0));
  is_dragged = has_frame = false, finger = -1, waiting_count = 0, offset = at(view.start_x, view.start_y);
  fit();
}

static void show(void) {
  const char *held = is_dragged ? "tracking+dragging" : finger >= 0 ? "tracking" : "idle";
  flickbook_show(creal(offset), cimag(offset), 1, speed != 0 ? "decelerating" : held);
}

int main(void) {
  return flickbook_serve(&(flickbook_engine){
      .name = "mine", .version = "1.0", .contract = "{\"slop\":10,\"stop-speed\":10,\"held-still\":100}",
      .abilities = "{\"touches\":1,\"insets\":true,\"settings\":true,\"cancel\":true,\"bounces\":true,"
                   "\"deceleration\":true,\"activity\":true}",
      .begin = begin, .take = take, .show = show, .frame = frame});
}
