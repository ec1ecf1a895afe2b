/**
 * The script with each literal replaced: a text, an array or an object that is not part of a larger literal. Literal members
 * of an object with others become one literal, which is spread.
 */
export function replaceLiterals(code: string, replace: (literal: string) => string): string;
