export { compile } from './compile.ts';
export type { Compiled } from './compile.ts';
export { tryOut } from './try-out.ts';
export type { Chosen } from './try-out.ts';
