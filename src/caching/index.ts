export { BoundedCache } from './bounded-cache.ts';
export { remember } from './remember.ts';
