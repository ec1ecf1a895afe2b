/** Trees whose collections (`all.json`) have no more bytes than this in all are held whole; of larger ones, blocks are read. */
export const HELD_BYTES = 32_000_000;

/** How many bytes of blocks of large collections are kept, those that were asked for last. */
export const BLOCK_BYTES = 16_000_000;

/** How many bytes of search texts are kept over all collections of a snapshot, those that were searched last. */
export const SEARCH_BYTES = 128_000_000;

/** How many bytes of ready responses are kept in each of two generations. */
export const ENTRY_BYTES = 16_000_000;

/** Larger responses are not kept: their files are held or streamed anyway. */
export const LONGEST_ENTRY = 1_000_000;

/** Responses to longer targets, in characters, are not kept. */
export const LONGEST_TARGET = 1_000;

/** How many bytes of items that were edited by hand are held; items that differ beyond that are answered from the records. */
export const EDITED_BYTES = 32_000_000;

/** How many files edited by hand are named one by one, and looked at again with the manifest. */
export const NAMED_EDITS = 20;

/** How many digests of plain files are kept. */
export const KEPT_DIGESTS = 1_000;

/** Plain files with more bytes than this have a weak entity tag, of size and time: their content is not gone through. */
export const DIGESTED_BYTES = 1_000_000;

/** How many requests for other seeds wait at most. One more is told to come again. */
export const QUEUED_JOBS = 64;

/** How much memory the worker that generates other seeds may take, in megabytes. Beyond it, it is ended. */
export const WORKER_MEGABYTES = 1_024;

/** How long after a look at the manifest the next one comes at the earliest, in milliseconds. */
export const LOOK_MS = 25;

/** How long requests wait at most for a new build that was just found, in milliseconds; then the old one answers. */
export const PATIENCE_MS = 200;

/** How long after a build that could not be read the next try comes at most, in milliseconds. */
export const REST_MS = 1_000;

/** How long a tree may not match its manifest before somebody is told, in milliseconds. */
export const TROUBLE_MS = 10_000;

/** How long a start waits for a build that is under way, in milliseconds. */
export const START_MS = 10_000;

/** How long the files of a replaced snapshot stay open for requests that have just been given it, in milliseconds. */
export const GRACE_MS = 1_000;

/** How long after a tree is loaded its items are looked at, in milliseconds: the first requests come first. */
export const ITEMS_MS = 100;
