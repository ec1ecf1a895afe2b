// Stands at the top of the scripts of a tree with delays or failures, which find the code for them here.
import { createChaos } from '../index.ts';

Object.assign(globalThis, { mockgenChaos: () => createChaos() });
