import type { Io } from './io.ts';

/** Styles of text on a terminal. */
export interface Paint {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
}

/** Creates the styles of an {@link Io}: those of chalk, or none. chalk is loaded only when colours are wanted. */
export async function createPaint(io: Pick<Io, 'color'>): Promise<Paint> {
  if (!io.color) {
    const plain = (text: string): string => text;
    return { bold: plain, dim: plain, red: plain, yellow: plain };
  }
  const { Chalk } = await import('chalk');
  const chalk = new Chalk({ level: 1 });
  return {
    bold: (text) => chalk.bold(text),
    dim: (text) => chalk.dim(text),
    red: (text) => chalk.red(text),
    yellow: (text) => chalk.yellow(text),
  };
}
