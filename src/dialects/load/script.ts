// Stands at the top of the scripts of a tree with a dialect, which find the dialects here.
import { dialects } from '../index.ts';

Object.assign(globalThis, { mockgenDialects: dialects });
