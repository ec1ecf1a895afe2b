import type { ListedGenerator } from '../../src/config/index.ts';

export function generatorText(listed: readonly ListedGenerator[]): string;
