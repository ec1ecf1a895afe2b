import { parts } from '../parts.ts';
import { createRanges } from '../ranges.ts';

parts.range = createRanges;
