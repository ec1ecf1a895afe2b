import type { Packed } from './pack.js';

/** The text that was packed. */
export function unpack(packed: Packed): string;

/** The same, in stretches of a few milliseconds; `pause` lets other work run in between. */
export function unpackBy(packed: Packed, pause?: () => Promise<void> | void): Promise<string>;
