export { withImports } from './imports.ts';
export { FileWatch } from './watch-files.ts';
