// Flickbook's line protocol, version 1, for an engine in C; `engine.c` shows how it is used.
//
// Fill in a `flickbook_engine`, and give it to flickbook_serve(). A request is a JSON object on a line
// of stdin, its reply one on a line of stdout. Nothing here looks at a clock: time is what a request
// says. What an engine prints must go to stderr, which is kept as log. Needs POSIX, no library.
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

// A JSON value. Lists and objects have their values from `first` on, each with its `next`.
typedef struct flickbook_value {
  enum { FLICKBOOK_NULL, FLICKBOOK_FLAG, FLICKBOOK_NUMBER, FLICKBOOK_TEXT, FLICKBOOK_MANY } kind;
  double number;     // of a number; of a flag 1 or 0
  const char *text;  // of a text
  const char *name;  // of what stands in an object
  struct flickbook_value *first, *next;
} flickbook_value;

typedef struct {
  const char *name, *version;
  const char *abilities, *contract;  // as JSON objects, see hello
  // Puts the views of a scene at rest; says why it cannot hold them, or NULL.
  const char *(*begin)(const flickbook_value *scene);
  // Goes where everything is at a time.
  void (*advance)(double t);
  // Does one event of a recording; `event` is its list, from its name on.
  void (*take)(double t, const char *name, const flickbook_value *event);
  // Calls flickbook_show() for every view.
  void (*show)(void);
} flickbook_engine;

// MARK: - What an engine asks for and says

// A member of an object, or NULL.
static inline const flickbook_value *flickbook_get(const flickbook_value *object, const char *name) {
  for (const flickbook_value *value = object ? object->first : NULL; value; value = value->next)
    if (value->name && !strcmp(value->name, name)) return value;
  return NULL;
}

// A value of a list, or NULL.
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

// What of a view in a scene most engines need, kept up to date by flickbook_change().
typedef struct {
  double x, y, width, height;            // its frame
  double content_width, content_height;  // not zoomed
  double top, left, bottom, right;       // its insets
  double enabled, rate;                  // whether it scrolls; what is left of its speed after 1 ms
  double start_x, start_y;               // -INFINITY where the scene does not name it
  double grown_left, grown_above;        // how much content the last change put before what is seen
  bool is_plain;                         // its content has a size of its own, is not zoomed, and stands at the leading edge
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
  const flickbook_value *layout = flickbook_get(value, "layout"), *start = flickbook_get(value, "start");
  view.start_x = flickbook_number(flickbook_get(start, "x"), -INFINITY);
  view.start_y = flickbook_number(flickbook_get(start, "y"), -INFINITY);
  view.is_plain = !strcmp(flickbook_text(flickbook_get(layout, "content")), "fixed") &&
                  !strcmp(flickbook_text(flickbook_get(layout, "small")), "leading") &&
                  flickbook_number(flickbook_get(start, "zoom"), 1) == 1;
  return view;
}

// Takes over what an event says of a view, if it says anything.
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

// What is asked and answered; one conversation a process.
static struct {
  flickbook_pen samples, callbacks;
  flickbook_value *values;  // all of one request, reused for the next
  size_t count, room;
  double t;
  const char *cause;
  bool has_scene;
} flickbook;

static inline void flickbook_write(flickbook_pen *pen, const char *format, ...) {
  for (;;) {
    va_list words;
    va_start(words, format);
    int length = vsnprintf(pen->bytes + pen->count, pen->room - pen->count, format, words);
    va_end(words);
    if (length >= 0 && pen->count + (size_t)length < pen->room) {
      pen->count += (size_t)length;
      return;
    }
    pen->room = pen->room * 2 + (size_t)(length > 0 ? length : 0) + 4096;
    if (!(pen->bytes = realloc(pen->bytes, pen->room))) abort();
  }
}

// A number that reads back to the same one.
static inline void flickbook_write_number(flickbook_pen *pen, double number) {
  double whole = nearbyint(number * 1e6);
  if (number == nearbyint(number) && fabs(number) < 1e15)
    flickbook_write(pen, "%lld", (long long)number);
  else if (fabs(number) < 1e9 && whole / 1e6 == number)  // a time: to the nanosecond
    flickbook_write(pen, "%s%lld.%06lld", number < 0 ? "-" : "", llabs((long long)whole) / 1000000,
                    llabs((long long)whole) % 1000000);
  else
    flickbook_write(pen, "%.17g", number);
}

static inline void flickbook_write_head(flickbook_pen *pen, int view) {
  flickbook_write(pen, pen->count ? ",[" : "[");
  flickbook_write_number(pen, flickbook.t);
  flickbook_write(pen, ",\"%s\",%d", flickbook.cause, view);
}

// What a view shows: its offset, and what it says it is doing.
static inline void flickbook_show(int view, double x, double y, const char *activity) {
  flickbook_write_head(&flickbook.samples, view);
  for (int axis = 0; axis < 2; axis++) {
    flickbook_write(&flickbook.samples, ",");
    flickbook_write_number(&flickbook.samples, axis ? y : x);
  }
  flickbook_write(&flickbook.samples, ",\"%s\"]", activity);
}

// What an app is told, listed with the sample that comes next: a name, and what follows it, each with
// a letter in `forms`: n for a number (a double), f for a flag (an int).
static inline void flickbook_tell(int view, const char *name, const char *forms, ...) {
  va_list details;
  va_start(details, forms);
  flickbook_write_head(&flickbook.callbacks, view);
  flickbook_write(&flickbook.callbacks, ",\"%s\"", name);
  for (; *forms; forms++) {
    flickbook_write(&flickbook.callbacks, ",");
    if (*forms == 'f')
      flickbook_write(&flickbook.callbacks, va_arg(details, int) ? "true" : "false");
    else
      flickbook_write_number(&flickbook.callbacks, va_arg(details, double));
  }
  flickbook_write(&flickbook.callbacks, "]");
  va_end(details);
}

// MARK: - Reading JSON

// Reads a value at *text and moves on behind it; NULL where there is none. Texts are decoded in place.
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
    } else {  // \u: a name that has it stays apart from others, and is not looked at more closely
      *to++ = '\\';
      *to++ = *from;
    }
  }
  *text = from + 1;
  *to = 0;
  return start;
}

static inline bool flickbook_take(char **text, const char *word) {
  *text += strspn(*text, " \t\r\n");
  size_t length = strlen(word);
  bool is_there = !strncmp(*text, word, length);
  if (is_there) *text += length;
  return is_there;
}

static inline bool flickbook_read_many(char **text, flickbook_value *many, char close, int depth) {
  char end[2] = {close, 0};
  flickbook_value **next = &many->first;
  if (flickbook_take(text, end)) return true;
  do {
    char *name = NULL;
    if (close == '}') {
      *text += strspn(*text, " \t\r\n");
      if (**text != '"' || !(name = flickbook_read_text(text)) || !flickbook_take(text, ":")) return false;
    }
    if (!(*next = flickbook_read(text, depth + 1))) return false;
    (*next)->name = name;
    next = &(*next)->next;
  } while (flickbook_take(text, ","));
  return flickbook_take(text, end);
}

static inline flickbook_value *flickbook_read(char **text, int depth) {
  if (depth > 32) return NULL;
  flickbook_value *value = &flickbook.values[flickbook.count++];
  memset(value, 0, sizeof *value);
  if (flickbook_take(text, "{") || flickbook_take(text, "[")) {
    value->kind = FLICKBOOK_MANY;
    return flickbook_read_many(text, value, (*text)[-1] == '{' ? '}' : ']', depth) ? value : NULL;
  }
  if (flickbook_take(text, "null")) return value;
  value->kind = FLICKBOOK_FLAG;
  if (flickbook_take(text, "false")) return value;
  value->number = 1;
  if (flickbook_take(text, "true")) return value;
  if (**text == '"') {
    value->kind = FLICKBOOK_TEXT;
    return (value->text = flickbook_read_text(text)) ? value : NULL;
  }
  char *end = *text;
  value->kind = FLICKBOOK_NUMBER;
  value->number = strtod(*text, &end);
  if (end == *text) return NULL;
  *text = end;
  return value;
}

// The request of a line; every value in it follows one of these signs, but for the first.
static inline const flickbook_value *flickbook_request(char *line) {
  size_t most = 2;
  for (const char *sign = line; *sign; sign++) most += strchr(",[{", *sign) != NULL;
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
  engine->advance(t);
  engine->show();
}

// A moment comes before a frame of the same time, and is shown before and after.
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
    const flickbook_value *event = flickbook_at(flickbook_get(moment, "events"), 0);
    for (; event; event = event->next) engine->take(t, flickbook_text(flickbook_at(event, 0)), event);
    engine->show();
    moment = moment->next;
  }
}

// Answers one request; false after the last.
static inline bool flickbook_answer(const flickbook_engine *engine, const flickbook_value *request) {
  const char *op = flickbook_text(flickbook_get(request, "op")), *problem = NULL, *code = "bad-request";
  long id = (long)flickbook_number(flickbook_get(request, "id"), 0);
  flickbook.samples.count = flickbook.callbacks.count = 0;
  if (!request) {
    printf("{\"id\":null,\"ok\":false,\"error\":{\"code\":\"bad-request\",\"message\":\"this is no JSON\"}}\n");
    return true;
  }
  if (!strcmp(op, "hello")) {
    printf("{\"id\":%ld,\"ok\":true,\"protocol\":1,\"engine\":{\"name\":\"%s\",\"version\":\"%s\"},"
           "\"abilities\":%s,\"contract\":%s,\"sample\":[\"t\",\"cause\",\"view\",\"x\",\"y\",\"activity\"]}\n",
           id, engine->name, engine->version, engine->abilities, engine->contract);
    return true;
  } else if (!strcmp(op, "scene")) {
    code = "unsupported";
    problem = engine->begin(flickbook_get(request, "scene"));
    flickbook.callbacks.count = 0;  // it begins at rest: nothing has happened yet
    flickbook.has_scene = !problem;
    if (!problem) flickbook_sample(engine, flickbook_number(flickbook_get(request, "t"), 0), "before");
  } else if (!strcmp(op, "advance")) {
    code = "state";
    if (!flickbook.has_scene) problem = "there is no scene";
    else flickbook_advance(engine, request);
  } else if (!strcmp(op, "reset") || !strcmp(op, "bye")) {
    flickbook.has_scene = false;
  } else {
    problem = "there is no such operation";
  }
  if (problem)
    printf("{\"id\":%ld,\"ok\":false,\"error\":{\"code\":\"%s\",\"message\":\"%s\"}}\n", id, code, problem);
  else
    printf("{\"id\":%ld,\"ok\":true,\"samples\":[%.*s],\"callbacks\":[%.*s]}\n", id,
           (int)flickbook.samples.count, flickbook.samples.bytes ? flickbook.samples.bytes : "",
           (int)flickbook.callbacks.count, flickbook.callbacks.bytes ? flickbook.callbacks.bytes : "");
  return strcmp(op, "bye") != 0;
}

// Answers requests until there are no more, or somebody says bye. What `main` returns.
static inline int flickbook_serve(const flickbook_engine *engine) {
  char *line = NULL;
  size_t room = 0;
  bool goes_on = true;
  while (goes_on && getline(&line, &room, stdin) > 0) {
    goes_on = flickbook_answer(engine, flickbook_request(line));
    fflush(stdout);
  }
  free(line);
  return 0;
}
