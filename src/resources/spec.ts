import type { Generators } from '../generators/index.ts';
import type { ResourceOf } from '../schema/index.ts';

/** What every spec has to be: a resource whose fields name a generator and give it arguments that fit. */
export type ResourceSpec = ResourceOf<Generators>;
