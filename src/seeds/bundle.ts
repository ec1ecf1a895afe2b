// What a tree has as `generator-<digest>.js`: a script that both `import` and `importScripts` take.
import { generator } from './generator.ts';

Object.assign(globalThis, { mockgenGenerator: generator });
