import type { ListedGenerator } from '../../src/config/index.ts';

export function generatorTable(listed: readonly ListedGenerator[]): string;
