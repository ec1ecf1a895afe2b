/**
 * If the collections (`all.json`) of a tree have at most this many bytes together, they are held in memory; otherwise
 * they are read in blocks.
 */
export const HELD_BYTES = 32_000_000;

/** At most this many bytes of blocks (256 records each) of large collections are cached. */
export const BLOCK_BYTES = 16_000_000;

/**
 * A block with more bytes than this is checked only when it is read, not when the tree is loaded. Most blocks have a
 * tenth of that.
 */
export const CHECKED_BYTES = 1_000_000;

/** The texts for searches in a snapshot take at most this many bytes. */
export const SEARCH_BYTES = 128_000_000;

/** Cached responses take at most this many bytes. */
export const CACHED_RESPONSE_BYTES = 32_000_000;

/** A response with more bytes than this is not cached: its file is in memory or streamed anyway. */
export const RESPONSE_BYTES = 1_000_000;

/** Responses to request targets with more characters than this are not cached. */
export const LONGEST_TARGET = 1_000;

/** At most this many request targets are remembered, to recognize those that are requested again. */
export const REMEMBERED_TARGETS = 1_000;

/**
 * At most this many bytes of items that were edited by hand are held in memory. Further items are answered from
 * `all.json`, without the edit.
 */
export const EDITED_BYTES = 32_000_000;

/** At most this many files that were edited by hand are reported by name, and watched for further edits. */
export const NAMED_EDITS = 20;

/** At most this many different reasons for failed requests are reported. */
export const NAMED_FAILURES = 100;

/** A static file with more bytes than this is streamed. Its entity tag is a weak one, made of size and time. */
export const STREAMED_BYTES = 1_000_000;

/** At least this many milliseconds pass between two looks at the manifest. */
export const LOOK_MS = 25;

/**
 * Requests wait this many milliseconds for a new build that was just found. After that, they are answered from the old
 * build.
 */
export const PATIENCE_MS = 200;

/** After a failure, loading a build is tried again after at most this many milliseconds. */
export const RETRY_MS = 1_000;

/** Milliseconds that a tree may differ from its manifest before a notice says so, unless a build is running. */
export const TROUBLE_MS = 1_500;

/** Milliseconds that pass at least between two looks at files of the tree, whether they have changed. */
export const WATCH_MS = 800;

/** Files that are looked at each time, which takes about 5 ms. */
export const FILES_PER_LOOK = 1_000;

/** Most files of a tree that are watched. */
export const WATCHED_FILES = 20_000;

/** A starting server waits this many milliseconds for a build that is under way. */
export const START_MS = 10_000;

/**
 * The files of a replaced snapshot stay open for this many milliseconds, for requests that use it but have not begun to
 * read.
 */
export const GRACE_MS = 1_000;

/**
 * The items of a tree are searched for edits this many milliseconds after the tree was loaded: the first requests come
 * first.
 */
export const ITEMS_MS = 100;
