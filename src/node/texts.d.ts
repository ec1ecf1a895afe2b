/** What `npm run build` makes of the files that are bundled for browsers: loaders of their texts, by name. */
declare module '#texts' {
  export const texts: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
}
