// Prints what is measured: all of it, or the parts that are named. `npm run bench -- sizes search`
import { printSearches } from './search.js';
import { printSizes } from './sizes.js';
import { printTimes } from './times.js';

const PARTS = { times: printTimes, sizes: printSizes, search: printSearches };

const named = process.argv.slice(2);
for (const name of named.length ? named : Object.keys(PARTS)) await PARTS[name]();
