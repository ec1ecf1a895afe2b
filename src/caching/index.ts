// What is kept in memory, so that it is not read or made anew.
export { BoundedCache } from './bounded-cache.ts';
export { remember } from './remember.ts';
