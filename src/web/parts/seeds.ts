import { parts } from '../parts.ts';
import { createSeeded } from '../seeded.ts';

parts.seeds = createSeeded;
