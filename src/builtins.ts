import { generators } from './generators/index.ts';
import { resources } from './resources/index.ts';
import { createCatalogue, type Catalogue } from './schema/index.ts';

/** The catalogue of the service: the one place that chooses its resources and their generators. */
export const builtins: Catalogue = createCatalogue(resources, generators, resources);
