import type { Generators } from '../generators/index.ts';
import type { ResourceOf } from '../schema/index.ts';

/** The type of every spec: a resource whose fields name a generator and give it fitting arguments. */
export type ResourceSpec = ResourceOf<Generators>;
