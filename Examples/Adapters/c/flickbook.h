// Flickbook's line protocol, version 1, for an engine in C; `engine.c` shows how to use it.
//
// Fill in a `flickbook_engine` and pass it to flickbook_serve(). Each request is a line of stdin with a JSON object,
// and each reply is a line of stdout with a JSON object. This code reads no clock: requests contain the time. An engine
// must print its messages to stderr, which is kept as a log. The code needs POSIX and libm.
#pragma once

#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A JSON value. The values of a list or an object are a linked list that starts at `first`.
typedef struct flickbook_value {
  enum { FLICKBOOK_NULL, FLICKBOOK_FLAG, FLICKBOOK_NUMBER, FLICKBOOK_TEXT, FLICKBOOK_MANY } kind;
  double number;     // of a number; 1 or 0 for a flag
  const char *text;  // of a text
  const char *name;  // the key, if the value is a member of an object
  struct flickbook_value *first, *next;
} flickbook_value;

// An engine. The last three functions are optional.
typedef struct {
  const char *name, *version;
  const char *abilities, *contract;  // as JSON objects, as in the reply to hello
  // Creates the views of a scene, at rest. The scene needs only abilities that the engine declares.
  void (*begin)(const flickbook_value *scene);
  // Handles one event of a recording. `event` is the list of its parts, beginning with its name.
  void (*take)(double t, const char *name, const flickbook_value *event);
  // Calls flickbook_show() for every view.
  void (*show)(void);
  // Advances the state to a time. Engines that act at frames do not need this function.
  void (*advance)(double t);
  // Draws a frame of the display instead of advancing to its time. Only engines that act at frames need this
  // function.
  void (*frame)(double t);
  // Handles all events of a moment together, instead of one after another.
  void (*moment)(double t, const flickbook_value *events);
} flickbook_engine;

// MARK: - What an engine asks for and says

// Refuses a scene or an event that the engine does not support, if no ability describes the limit. The recording is
// then untested on the engine, for this reason, such as "it scrolls along y only".
static inline void flickbook_refuse(const char *why);

// A member of an object; NULL if there is none.
static inline const flickbook_value *flickbook_get(const flickbook_value *object, const char *name) {
  for (const flickbook_value *value = object ? object->first : NULL; value; value = value->next)
    if (value->name && !strcmp(value->name, name)) return value;
  return NULL;
}

// An element of a list; NULL if there is none.
static inline const flickbook_value *flickbook_at(const flickbook_value *list, int index) {
  const flickbook_value *value = list ? list->first : NULL;
  while (value && index-- > 0) value = value->next;
  return value;
}

static inline double flickbook_number(const flickbook_value *value, double otherwise) {
  return value && (value->kind == FLICKBOOK_NUMBER || value->kind == FLICKBOOK_FLAG) ? value->number : otherwise;
}

static inline const char *flickbook_text(const flickbook_value *value) {
  return value && value->kind == FLICKBOOK_TEXT ? value->text : "";
}

// The attributes of a view that most engines need. flickbook_change() updates them.
typedef struct {
  double x, y, width, height;            // its frame
  double content_width, content_height;  // of the unzoomed content
  double top, left, bottom, right;       // its insets
  double enabled, rate;                  // whether it scrolls; the share of its speed that is left after 1 ms
  double start_x, start_y;               // -INFINITY if the scene does not specify it
  double grown_left, grown_above;        // the growth of the content before the visible part by the last change
} flickbook_view;

static inline bool flickbook_contains(const flickbook_view *view, double x, double y) {
  return x >= view->x && x < view->x + view->width && y >= view->y && y < view->y + view->height;
}

static inline void flickbook_set(flickbook_view *view, const char *element, const char *attribute,
                          const flickbook_value *value) {
  const struct { const char *element, *attribute; double *number; } known[] = {
    {"content", "width", &view->content_width}, {"content", "height", &view->content_height},
    {"insets", "top", &view->top}, {"insets", "left", &view->left}, {"insets", "bottom", &view->bottom},
    {"insets", "right", &view->right}, {"scroll", "enabled", &view->enabled},
    {"scroll", "deceleration", &view->rate},
  };
  double named = strcmp(flickbook_text(value), "fast") ? 0.998 : 0.99;
  for (size_t row = 0; row < sizeof known / sizeof *known; row++)
    if (!strcmp(element, known[row].element) && !strcmp(attribute, known[row].attribute))
      *known[row].number = flickbook_number(value, named);
}

static inline void flickbook_place(flickbook_view *view, const flickbook_value *rectangle) {
  double *numbers[] = {&view->x, &view->y, &view->width, &view->height};
  for (int index = 0; index < 4; index++) *numbers[index] = flickbook_number(flickbook_at(rectangle, index), 0);
}

static inline flickbook_view flickbook_read_view(const flickbook_value *value) {
  flickbook_view view = {0};
  flickbook_place(&view, flickbook_get(value, "frame"));
  for (const flickbook_value *element = flickbook_at(value, 0); element; element = element->next)
    for (const flickbook_value *policy = flickbook_at(element, 0); policy; policy = policy->next)
      if (element->name && policy->name) flickbook_set(&view, element->name, policy->name, policy);
  const flickbook_value *start = flickbook_get(value, "start");
  view.start_x = flickbook_number(flickbook_get(start, "x"), -INFINITY);
  view.start_y = flickbook_number(flickbook_get(start, "y"), -INFINITY);
  return view;
}

// Applies the changes of an event to a view; returns whether there were any.
static inline bool flickbook_change(flickbook_view *view, int index, const flickbook_value *event) {
  const flickbook_value *what = flickbook_at(event, 1), *item = flickbook_at(flickbook_get(what, "frames"), 0);
  bool is_changed = false;
  view->grown_left = view->grown_above = 0;
  for (; item; item = item->next) {
    if (flickbook_number(flickbook_at(item, 0), -1) != index) continue;
    flickbook_value rectangle = {.first = item->first->next};
    flickbook_place(view, &rectangle);
    is_changed = true;
  }
  if (flickbook_number(flickbook_get(what, "view"), -1) != index) return is_changed;
  view->grown_left = flickbook_number(flickbook_get(what, "left"), 0);
  view->grown_above = flickbook_number(flickbook_get(what, "above"), 0);
  for (item = flickbook_at(flickbook_get(what, "settings"), 0); item; item = item->next, is_changed = true)
    flickbook_set(view, flickbook_text(flickbook_at(item, 0)), flickbook_text(flickbook_at(item, 1)),
                  flickbook_at(item, 2));
  return is_changed;
}

typedef struct {
  char *bytes;
  size_t count, room;
} flickbook_pen;

// The state of the conversation. A process has only one.
static struct {
  flickbook_pen reply, callbacks;
  flickbook_value *values;  // all values of a request, reused for the next one
  size_t count, room;
  double t;
  const char *cause;
  bool has_scene;
  const char *refusal;  // the reason why the engine refuses the request
} flickbook;

static inline void flickbook_refuse(const char *why) { flickbook.refusal = why; }

// MARK: - Writing JSON

// Space for this many bytes.
static inline char *flickbook_room(flickbook_pen *pen, size_t length) {
  if (pen->count + length > pen->room) {
    pen->room = pen->room * 2 + length + 4096;
    if (!(pen->bytes = realloc(pen->bytes, pen->room))) abort();
  }
  return pen->bytes + pen->count;
}

static inline void flickbook_put(flickbook_pen *pen, const char *text) {
  size_t length = strlen(text);
  memcpy(flickbook_room(pen, length), text, length);
  pen->count += length;
}

// Appends a whole number with at least this many digits.
static inline void flickbook_put_whole(flickbook_pen *pen, unsigned long long number, int least) {
  char digits[24];
  int length = 0;
  do digits[length++] = (char)('0' + number % 10), number /= 10;
  while (number || length < least);
  char *to = flickbook_room(pen, 24);
  pen->count += (size_t)length;
  while (length) *to++ = digits[--length];
}

// Appends the shortest decimal that reads back to the same number. The digits after the point are computed one by one
// from the bits of the fraction, until the rest is less than half of the last bit.
static inline void flickbook_put_number(flickbook_pen *pen, double number) {
  if (!isfinite(number)) {  // JSON has no such number; null in a sample breaks finite-state
    flickbook_put(pen, "null");
    return;
  }
  double size = fabs(number), whole = floor(size);
  if (!(size < 1e15) || (size < 0.02 && size > 0)) {  // rare sizes, which the library converts
    int length = snprintf(flickbook_room(pen, 32), 32, "%.17g", number);
    pen->count += (size_t)length;
    return;
  }
  if (signbit(number) && size > 0) flickbook_put(pen, "-");
  flickbook_put_whole(pen, (unsigned long long)whole, 1);
  if (whole == size) return;
  int exponent;
  frexp(size, &exponent);  // the value of the number's last bit is 2 to the power of exponent - 53
  int bits = 54 - exponent;
  unsigned long long one = 1ULL << bits, rest = (unsigned long long)ldexp(size - whole, bits), half = 1;
  char *to = flickbook_room(pen, 24), *first = to;
  *to++ = '.';
  for (;;) {
    rest *= 10, half *= 10;
    int digit = (int)(rest >> bits);
    rest &= one - 1;
    bool is_last = rest < half || rest > one - half || to - first > 18;
    *to++ = (char)('0' + digit + (is_last && rest > one / 2));
    if (is_last) break;
  }
  pen->count += (size_t)(to - first);
}

// Appends the time and the view of a callback.
static inline void flickbook_put_head(flickbook_pen *pen, int view) {
  flickbook_put(pen, pen->count ? ",[" : "[");
  flickbook_put_number(pen, flickbook.t);
  flickbook_put(pen, ",\"");
  flickbook_put(pen, flickbook.cause);
  flickbook_put(pen, "\",");
  flickbook_put_whole(pen, (unsigned long long)view, 1);
}

// Reports the state of a view: its offset, its zoom (1 is unzoomed), and its activity, or NULL if the engine does not
// declare "activity". Views are reported in the order of the scene.
static inline void flickbook_show(double x, double y, double zoom, const char *activity) {
  flickbook_pen *pen = &flickbook.reply;
  flickbook_put(pen, pen->bytes[pen->count - 1] == '[' ? "[" : ",[");
  flickbook_put_number(pen, x);
  flickbook_put(pen, ",");
  flickbook_put_number(pen, y);
  flickbook_put(pen, ",");
  flickbook_put_number(pen, zoom);
  if (activity) flickbook_put(pen, ",\""), flickbook_put(pen, activity), flickbook_put(pen, "\"");
  flickbook_put(pen, "]");
}

// Reports a callback, which is sent with the next sample: its name and its arguments. `forms` has a letter for each
// argument: n for a number (a double), f for a flag (an int).
static inline void flickbook_tell(int view, const char *name, const char *forms, ...) {
  flickbook_pen *pen = &flickbook.callbacks;
  va_list details;
  va_start(details, forms);
  flickbook_put_head(pen, view);
  flickbook_put(pen, ",\"");
  flickbook_put(pen, name);
  flickbook_put(pen, "\"");
  for (; *forms; forms++) {
    flickbook_put(pen, ",");
    if (*forms == 'f')
      flickbook_put(pen, va_arg(details, int) ? "true" : "false");
    else
      flickbook_put_number(pen, va_arg(details, double));
  }
  flickbook_put(pen, "]");
  va_end(details);
}

// MARK: - Reading JSON

// Reads a value at *text and moves *text behind it; returns NULL if there is none. Texts are decoded in place.
static inline flickbook_value *flickbook_read(char **text, int depth);

static inline char *flickbook_read_text(char **text) {
  char *start = *text + 1, *to = start, *from = start;
  for (; *from != '"'; from++) {
    if (!*from) return NULL;
    if (*from != '\\') {
      *to++ = *from;
      continue;
    }
    static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    const char *letter = *++from ? strchr(letters, *from) : NULL;
    if (letter) {
      *to++ = meanings[letter - letters];
    } else {  // \u is not decoded: a name that contains it only has to differ from others
      *to++ = '\\';
      *to++ = *from;
    }
  }
  *text = from + 1;
  *to = 0;
  return start;
}

static inline void flickbook_skip_space(char **text) {
  while (**text == ' ' || **text == '\t' || **text == '\r' || **text == '\n') ++*text;
}

static inline bool flickbook_take(char **text, char sign) {
  flickbook_skip_space(text);
  if (**text != sign) return false;
  ++*text;
  return true;
}

static inline bool flickbook_take_word(char **text, const char *word) {
  size_t length = strlen(word);
  if (strncmp(*text, word, length)) return false;
  *text += length;
  return true;
}

// A number with few digits is computed by one exact division; strtod() reads other numbers.
static inline bool flickbook_read_number(char **text, double *number) {
  static const double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
  char *at = *text + (**text == '-'), *first = at, *point = NULL;
  unsigned long long digits = 0;
  for (; (*at >= '0' && *at <= '9') || (*at == '.' && !point && at > first); at++) {
    if (*at == '.') point = at;
    else digits = digits * 10 + (unsigned long long)(*at - '0');
  }
  if (at == first) return false;
  if (at - first > 15 || *at == 'e' || *at == 'E') {
    char *end = *text;
    *number = strtod(*text, &end);
    if (end == *text) return false;
    *text = end;
    return true;
  }
  double size = (double)digits / powers[point ? at - point - 1 : 0];
  *number = **text == '-' ? -size : size;
  *text = at;
  return true;
}

static inline bool flickbook_read_many(char **text, flickbook_value *many, char close, int depth) {
  flickbook_value **next = &many->first;
  if (flickbook_take(text, close)) return true;
  do {
    char *name = NULL;
    if (close == '}') {
      flickbook_skip_space(text);
      if (**text != '"' || !(name = flickbook_read_text(text)) || !flickbook_take(text, ':')) return false;
    }
    if (!(*next = flickbook_read(text, depth + 1))) return false;
    (*next)->name = name;
    next = &(*next)->next;
  } while (flickbook_take(text, ','));
  return flickbook_take(text, close);
}

static inline flickbook_value *flickbook_read(char **text, int depth) {
  if (depth > 32) return NULL;
  flickbook_value *value = &flickbook.values[flickbook.count++];
  memset(value, 0, sizeof *value);
  flickbook_skip_space(text);
  switch (**text) {
    case '{':
    case '[':
      value->kind = FLICKBOOK_MANY;
      return flickbook_read_many(text, value, *(*text)++ == '{' ? '}' : ']', depth) ? value : NULL;
    case '"':
      value->kind = FLICKBOOK_TEXT;
      return (value->text = flickbook_read_text(text)) ? value : NULL;
    case 'n': return flickbook_take_word(text, "null") ? value : NULL;
    case 't':
      value->number = 1;
      value->kind = FLICKBOOK_FLAG;
      return flickbook_take_word(text, "true") ? value : NULL;
    case 'f': value->kind = FLICKBOOK_FLAG; return flickbook_take_word(text, "false") ? value : NULL;
    default:
      value->kind = FLICKBOOK_NUMBER;
      return flickbook_read_number(text, &value->number) ? value : NULL;
  }
}

// Parses the request on a line. Each value except the first follows one of these characters, so their number limits
// the number of values.
static inline const flickbook_value *flickbook_request(char *line) {
  size_t most = 2;
  for (const char *sign = line; *sign; sign++) most += *sign == ',' || *sign == '[' || *sign == '{';
  if (most > flickbook.room) {
    free(flickbook.values);
    if (!(flickbook.values = malloc(most * sizeof *flickbook.values))) abort();
    flickbook.room = most;
  }
  flickbook.count = 0;
  return flickbook_read(&line, 0);
}

// MARK: - The conversation

static inline void flickbook_sample(const flickbook_engine *engine, double t, const char *cause) {
  flickbook.t = t;
  flickbook.cause = cause;
  if (engine->frame && !strcmp(cause, "frame")) engine->frame(t);
  else if (engine->advance) engine->advance(t);
  engine->show();
}

// A moment comes before a frame of the same time, and is shown before and after its events.
static inline void flickbook_advance(const flickbook_engine *engine, const flickbook_value *request) {
  const flickbook_value *frame = flickbook_at(flickbook_get(request, "frames"), 0);
  const flickbook_value *moment = flickbook_at(flickbook_get(request, "moments"), 0);
  while (frame || moment) {
    double t = flickbook_number(flickbook_get(moment, "t"), INFINITY);
    if (frame && frame->number < t) {
      flickbook_sample(engine, frame->number, "frame");
      frame = frame->next;
      continue;
    }
    flickbook_sample(engine, t, "before");
    flickbook.cause = "after";
    const flickbook_value *events = flickbook_get(moment, "events"), *event = flickbook_at(events, 0);
    if (engine->moment) engine->moment(t, events);
    else for (; event; event = event->next) engine->take(t, flickbook_text(flickbook_at(event, 0)), event);
    engine->show();
    moment = moment->next;
  }
}

// Replies to hello. The samples are in the order of the request, so they need not contain their times and views.
static inline void flickbook_introduce(const flickbook_engine *engine) {
  flickbook_pen *pen = &flickbook.reply;
  bool is_active = strstr(engine->abilities, "\"activity\":true") != NULL;
  const char *parts[] = {
      ",\"protocol\":1,\"engine\":{\"name\":\"", engine->name, "\",\"version\":\"", engine->version, "\"},\"acts\":\"",
      engine->frame ? "frames" : "at-once", "\",\"abilities\":", engine->abilities, ",\"contract\":", engine->contract,
      ",\"sample\":[\"x\",\"y\",\"zoom\"", is_active ? ",\"activity\"]" : "]"};
  for (size_t part = 0; part < sizeof parts / sizeof *parts; part++) flickbook_put(pen, parts[part]);
}

// Writes the reply to a request; returns false after the last request.
static inline bool flickbook_answer(const flickbook_engine *engine, const flickbook_value *request) {
  const char *op = flickbook_text(flickbook_get(request, "op")), *problem = NULL;
  flickbook_pen *pen = &flickbook.reply;
  pen->count = flickbook.callbacks.count = 0;
  flickbook_put(pen, "{\"id\":");
  if (request) flickbook_put_whole(pen, (unsigned long long)flickbook_number(flickbook_get(request, "id"), 0), 1);
  else flickbook_put(pen, "null");
  size_t head = pen->count;
  flickbook.refusal = NULL;
  bool is_scene = !strcmp(op, "scene"), is_advance = !strcmp(op, "advance");
  if (!request) {
    problem = "bad-request\",\"message\":\"this is no JSON";
  } else if (is_advance && !flickbook.has_scene) {
    problem = "state\",\"message\":\"there is no scene";
  } else if (is_scene || is_advance) {
    flickbook_put(pen, ",\"ok\":true,\"samples\":[");
    if (is_scene) {
      flickbook.cause = "before";
      engine->begin(flickbook_get(request, "scene"));
      flickbook.callbacks.count = 0;  // a scene begins at rest, so there are no callbacks yet
      flickbook.has_scene = true;
      flickbook_sample(engine, flickbook_number(flickbook_get(request, "t"), 0), "before");
    } else {
      flickbook_advance(engine, request);
    }
    flickbook_put(pen, "],\"callbacks\":[");
    size_t length = flickbook.callbacks.count;
    if (length) memcpy(flickbook_room(pen, length), flickbook.callbacks.bytes, length);
    pen->count += length;
    flickbook_put(pen, "]");
  } else if (!strcmp(op, "hello")) {
    flickbook_put(pen, ",\"ok\":true");
    flickbook_introduce(engine);
  } else if (!strcmp(op, "reset") || !strcmp(op, "bye")) {
    flickbook.has_scene = false;
    flickbook_put(pen, ",\"ok\":true");
  } else {
    problem = "bad-request\",\"message\":\"there is no such operation";
  }
  if (flickbook.refusal) {
    pen->count = head;
    flickbook.has_scene = false;
    const char *parts[] = {",\"ok\":false,\"error\":{\"code\":\"unsupported\",\"message\":\"", flickbook.refusal, "\"}"};
    for (size_t part = 0; part < sizeof parts / sizeof *parts; part++) flickbook_put(pen, parts[part]);
  }
  if (problem) {
    flickbook_put(pen, ",\"ok\":false,\"error\":{\"code\":\"");
    flickbook_put(pen, problem);
    flickbook_put(pen, "\"}");
  }
  flickbook_put(pen, "}\n");
  return strcmp(op, "bye") != 0;
}

// Replies to requests until the input ends or the request `bye` arrives. Returns the result of `main`.
static inline int flickbook_serve(const flickbook_engine *engine) {
  char *line = NULL;
  size_t room = 0;
  bool goes_on = true;
  setvbuf(stdin, NULL, _IOFBF, 1 << 16);
  while (goes_on && getline(&line, &room, stdin) > 0) {
    goes_on = flickbook_answer(engine, flickbook_request(line));
    for (size_t sent = 0; sent < flickbook.reply.count;) {
      ssize_t count = write(STDOUT_FILENO, flickbook.reply.bytes + sent, flickbook.reply.count - sent);
      if (count <= 0) return 1;
      sent += (size_t)count;
    }
  }
  free(line);
  return 0;
}
