/** What `npm run build` makes of the files that are bundled for browsers: their texts by name. */
declare module '#texts' {
  export const texts: Readonly<Record<string, string>>;
}
