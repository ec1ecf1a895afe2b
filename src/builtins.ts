import { generators } from './generators/index.ts';
import { resources } from './resources/index.ts';
import { checkedCatalogue, type Catalogue } from './schema/index.ts';

/**
 * The catalogue of the service: the one place that chooses its resources and their generators. A test checks them, since
 * that takes longer than `mockgen --help`.
 */
export const builtins: Catalogue = checkedCatalogue(resources, generators, resources);
