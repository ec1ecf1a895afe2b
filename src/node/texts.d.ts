/**
 * A module that `npm run build` makes of the files bundled for browsers: a function for each, by name, that loads its
 * text.
 */
declare module '#texts' {
  export const texts: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
}
