/**
 * If the collections (`all.json`) of a tree have at most this many bytes together, they are held in memory; otherwise
 * they are read in blocks.
 */
export const HELD_BYTES = 32_000_000;

/** Most bytes of blocks of large collections that are cached. */
export const BLOCK_BYTES = 16_000_000;

/**
 * A block with more bytes than this is checked only when it is read, not when the tree is loaded. Most blocks have a
 * tenth of that.
 */
export const CHECKED_BYTES = 1_000_000;

/** Most bytes that the texts for searches take in a snapshot. */
export const SEARCH_BYTES = 128_000_000;

/** Most bytes of cached responses. */
export const CACHED_RESPONSE_BYTES = 32_000_000;

/** A response with more bytes than this is not cached: its file is in memory or streamed anyway. */
export const RESPONSE_BYTES = 1_000_000;

/** Responses to request targets with more characters than this are not cached. */
export const LONGEST_TARGET = 1_000;

/** Most request targets that are remembered, to recognize those requested again. */
export const REMEMBERED_TARGETS = 1_000;

/**
 * Most bytes of items edited by hand that are held in memory. Further ones are answered from `all.json`, without the
 * edit.
 */
export const EDITED_BYTES = 32_000_000;

/** Most files edited by hand that are reported by name, and watched for further edits. */
export const NAMED_EDITS = 20;

/** Most different reasons for failed requests that are reported. */
export const NAMED_FAILURES = 100;

/** A static file with more bytes than this is streamed. Its entity tag is a weak one, made of size and time. */
export const STREAMED_BYTES = 1_000_000;

/** Milliseconds that pass at least between two looks at the manifest. */
export const LOOK_MS = 25;

/**
 * Milliseconds that requests wait for a new build that was just found. After that, they are answered from the old
 * build.
 */
export const PATIENCE_MS = 200;

/** Most milliseconds until loading a build is tried again after a failure. */
export const RETRY_MS = 1_000;

/** Milliseconds that a tree may differ from its manifest before a notice says so, unless a build is running. */
export const TROUBLE_MS = 1_500;

/** Milliseconds that pass at least between two looks at files of the tree, whether they have changed. */
export const WATCH_MS = 800;

/** Files that are looked at each time, which takes about 5 ms. */
export const FILES_PER_LOOK = 1_000;

/** Most files of a tree that are watched. */
export const WATCHED_FILES = 20_000;

/** Milliseconds that a starting server waits for a build that is under way. */
export const START_MS = 10_000;

/**
 * Milliseconds that the files of a replaced snapshot stay open, for requests that use it but have not begun to read.
 */
export const GRACE_MS = 1_000;

/** Milliseconds after a tree was loaded until its items are searched for edits: the first requests come first. */
export const ITEMS_MS = 100;
