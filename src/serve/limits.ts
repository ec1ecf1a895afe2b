/**
 * Trees whose collections (`all.json`) have at most this many bytes in all are held in memory; of larger ones, blocks
 * are read.
 */
export const HELD_BYTES = 32_000_000;

/** Maximum size of the cached blocks of large collections, in bytes. */
export const BLOCK_BYTES = 16_000_000;

/** Larger blocks are not checked when a tree is loaded, only when they are read. Most blocks have a tenth of this. */
export const CHECKED_BYTES = 1_000_000;

/** Maximum size of the search texts of all collections of a snapshot, in bytes. */
export const SEARCH_BYTES = 128_000_000;

/** Maximum size of the cached responses, in bytes. */
export const CACHED_RESPONSE_BYTES = 32_000_000;

/** Larger responses are not cached: their files are in memory or streamed anyway. */
export const RESPONSE_BYTES = 1_000_000;

/** Responses to longer request targets, in characters, are not cached. */
export const LONGEST_TARGET = 1_000;

/** Maximum number of request targets that are remembered, to find out which are requested again. */
export const REMEMBERED_TARGETS = 1_000;

/** Maximum size of the items edited by hand that are held, in bytes; further ones are answered from `all.json`. */
export const EDITED_BYTES = 32_000_000;

/** Maximum number of files edited by hand that are reported by name, and watched for further edits. */
export const NAMED_EDITS = 20;

/** Maximum number of reasons for failing requests that are reported. */
export const NAMED_FAILURES = 100;

/** Static files with more bytes than this are streamed; their entity tag is a weak one, made of size and time. */
export const STREAMED_BYTES = 1_000_000;

/** The shortest time between two looks at the manifest, in milliseconds. */
export const LOOK_MS = 25;

/**
 * How long requests wait for a new build that was just found, in milliseconds; after that, the old build answers them.
 */
export const PATIENCE_MS = 200;

/** The longest time until a build that could not be loaded is tried again, in milliseconds. */
export const RETRY_MS = 1_000;

/** How long a tree may differ from its manifest before a notice says so, in milliseconds. */
export const TROUBLE_MS = 10_000;

/** How long the start waits for a build that is under way, in milliseconds. */
export const START_MS = 10_000;

/**
 * How long the files of a replaced snapshot stay open for requests that hold it but have not begun to read, in
 * milliseconds.
 */
export const GRACE_MS = 1_000;

/** How long after loading a tree its items are searched for edits, in milliseconds: the first requests come first. */
export const ITEMS_MS = 100;
