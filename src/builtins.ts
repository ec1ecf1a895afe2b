import { generators } from './generators/index.ts';
import { resources } from './resources/index.ts';
import { checkedCatalogue, type Catalogue } from './schema/index.ts';

/** The catalogue of the built-in resources. A test checks them, so that no start of the program has to. */
export const builtins: Catalogue = checkedCatalogue(resources, generators, resources);
