import type { Dialects } from '../runtime/index.ts';
import { understand } from './understand.ts';

/** The dialects that this release knows. */
export const dialects: Dialects = { understand };
