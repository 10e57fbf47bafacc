// Texts embedded in the program, so that it remains a single file.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// The recording of the demo: first byte and length. Not null-terminated.
const uint8_t *_Nonnull page_assets_demo(size_t *_Nonnull length);

/// The style of report pages: first byte and length. Not null-terminated.
const uint8_t *_Nonnull page_assets_style(size_t *_Nonnull length);

/// The script of report pages: first byte and length. Not null-terminated.
const uint8_t *_Nonnull page_assets_script(size_t *_Nonnull length);

/// The additional style of report pages with a review of baselines. Not null-terminated.
const uint8_t *_Nonnull page_assets_review_style(size_t *_Nonnull length);

/// The additional script of report pages with a review of baselines. Not null-terminated.
const uint8_t *_Nonnull page_assets_review_script(size_t *_Nonnull length);

/// The style of the recorder page: first byte and length. Not null-terminated.
const uint8_t *_Nonnull page_assets_recorder_style(size_t *_Nonnull length);

/// The script of the recorder page: first byte and length. Not null-terminated.
const uint8_t *_Nonnull page_assets_recorder_script(size_t *_Nonnull length);

/// The recorder page between head and script. Not null-terminated.
const uint8_t *_Nonnull page_assets_recorder_body(size_t *_Nonnull length);

/// The script that records in any web page. Not null-terminated.
const uint8_t *_Nonnull page_assets_guest_script(size_t *_Nonnull length);

/// The style of the playground: first byte and length. Not null-terminated.
const uint8_t *_Nonnull page_assets_playground_style(size_t *_Nonnull length);

/// The script of the playground: first byte and length. Not null-terminated.
const uint8_t *_Nonnull page_assets_playground_script(size_t *_Nonnull length);

/// The playground up to its data. Not null-terminated.
const uint8_t *_Nonnull page_assets_playground_body(size_t *_Nonnull length);

/// The style of the page of lessons: first byte and length. Not null-terminated.
const uint8_t *_Nonnull page_assets_lessons_style(size_t *_Nonnull length);

/// The script of the page of lessons: first byte and length. Not null-terminated.
const uint8_t *_Nonnull page_assets_lessons_script(size_t *_Nonnull length);

/// The page of lessons up to its data. Not null-terminated.
const uint8_t *_Nonnull page_assets_lessons_body(size_t *_Nonnull length);

/// The engines and invariants as a WebAssembly module, packed by gzip; empty if it was not built.
const uint8_t *_Nonnull page_assets_engines(size_t *_Nonnull length);

/// The script that generates a page from a scene in a browser. Not null-terminated.
const uint8_t *_Nonnull page_assets_browser_scene(size_t *_Nonnull length);

/// The script that replaces the clock of a page in a browser. Not null-terminated.
const uint8_t *_Nonnull page_assets_browser_clock(size_t *_Nonnull length);

/// The script that finds the views of a recording in a page. Not null-terminated.
const uint8_t *_Nonnull page_assets_browser_page(size_t *_Nonnull length);

/// The manual of the invariants: a heading for each, and one line per paragraph. Not
/// null-terminated.
const uint8_t *_Nonnull page_assets_manual(size_t *_Nonnull length);

/// The table of the guarantees of held verdicts. Not null-terminated.
const uint8_t *_Nonnull page_assets_promises(size_t *_Nonnull length);

/// The drawings of the invariants, a line for each. Not null-terminated.
const uint8_t *_Nonnull page_assets_sketches(size_t *_Nonnull length);

/// A file of an embedded set: the name of the set, its path in it, its bytes.
typedef struct {
  const char *_Nonnull whole;
  const char *_Nonnull path;
  const uint8_t *_Nonnull bytes;
  size_t length;
} page_assets_file;

/// The adapters of engines in several languages, with the files of each adapter consecutive.
const page_assets_file *_Nonnull page_assets_adapters(size_t *_Nonnull count);
