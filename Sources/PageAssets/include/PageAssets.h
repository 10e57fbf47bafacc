// Texts that travel inside the program, so that it stays one file.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// The recording of the demo: first byte and length. Not ended by a zero.
const uint8_t *_Nonnull page_assets_demo(size_t *_Nonnull length);

/// The style of report pages: first byte and length. Not ended by a zero.
const uint8_t *_Nonnull page_assets_style(size_t *_Nonnull length);

/// The script of report pages: first byte and length. Not ended by a zero.
const uint8_t *_Nonnull page_assets_script(size_t *_Nonnull length);

/// The style of the recorder page: first byte and length. Not ended by a zero.
const uint8_t *_Nonnull page_assets_recorder_style(size_t *_Nonnull length);

/// The script of the recorder page: first byte and length. Not ended by a zero.
const uint8_t *_Nonnull page_assets_recorder_script(size_t *_Nonnull length);

/// What stands between the head and the script of the recorder page. Not ended by a zero.
const uint8_t *_Nonnull page_assets_recorder_body(size_t *_Nonnull length);

/// The script that records in pages of others. Not ended by a zero.
const uint8_t *_Nonnull page_assets_guest_script(size_t *_Nonnull length);

/// The style of the playground: first byte and length. Not ended by a zero.
const uint8_t *_Nonnull page_assets_playground_style(size_t *_Nonnull length);

/// The script of the playground: first byte and length. Not ended by a zero.
const uint8_t *_Nonnull page_assets_playground_script(size_t *_Nonnull length);

/// What stands in the playground before its data. Not ended by a zero.
const uint8_t *_Nonnull page_assets_playground_body(size_t *_Nonnull length);

/// The style of the page of lessons: first byte and length. Not ended by a zero.
const uint8_t *_Nonnull page_assets_lessons_style(size_t *_Nonnull length);

/// The script of the page of lessons: first byte and length. Not ended by a zero.
const uint8_t *_Nonnull page_assets_lessons_script(size_t *_Nonnull length);

/// What stands in the page of lessons before its data. Not ended by a zero.
const uint8_t *_Nonnull page_assets_lessons_body(size_t *_Nonnull length);

/// The engines and invariants as a WebAssembly module, packed by gzip; of no length if it was not built.
const uint8_t *_Nonnull page_assets_engines(size_t *_Nonnull length);

/// The script that makes a page of a scene in a browser. Not ended by a zero.
const uint8_t *_Nonnull page_assets_browser_scene(size_t *_Nonnull length);

/// The script that replaces the clock of a page in a browser. Not ended by a zero.
const uint8_t *_Nonnull page_assets_browser_clock(size_t *_Nonnull length);

/// The script that finds the views of a recording in a page. Not ended by a zero.
const uint8_t *_Nonnull page_assets_browser_page(size_t *_Nonnull length);

/// The manual of the invariants: a heading for each, and a line for each paragraph. Not ended by a zero.
const uint8_t *_Nonnull page_assets_manual(size_t *_Nonnull length);

/// The report of what a held verdict promises: a table. Not ended by a zero.
const uint8_t *_Nonnull page_assets_promises(size_t *_Nonnull length);

/// A file of something made of several: which one it belongs to, its path in there, its bytes.
typedef struct {
  const char *_Nonnull whole;
  const char *_Nonnull path;
  const uint8_t *_Nonnull bytes;
  size_t length;
} page_assets_file;

/// The adapters of engines in several languages, the files of each side by side.
const page_assets_file *_Nonnull page_assets_adapters(size_t *_Nonnull count);
