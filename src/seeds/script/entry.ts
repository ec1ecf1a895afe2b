// The script of a tree that generates its other seeds. A page or a service worker loads it and finds the generator here.
import { generator } from '../generator.ts';

Object.assign(globalThis, { mockgenGenerator: generator });
