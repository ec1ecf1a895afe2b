import { parts } from '../parts.ts';
import { createLarge } from '../ranges.ts';

parts.range = createLarge;
