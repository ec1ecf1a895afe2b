export { loadGenerator } from './load-generator.ts';
export { SeedThread } from './seed-thread.ts';
export { whyNotServed } from './why-not-served.ts';
export type { ServedCatalogue } from './why-not-served.ts';
