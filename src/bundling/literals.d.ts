/** The script with each literal replaced: a text, an array or an object that is not part of a larger literal. */
export function replaceLiterals(code: string, replace: (literal: string) => string): string;
