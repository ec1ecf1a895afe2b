import type { Packed } from './pack.js';

/** The text that was packed. */
export function unpack(packed: Packed): string;
