/** What is needed to find the picture of a record. */
export interface PicturePlace {
  /** Address of the tree, with a slash at the end. */
  readonly base: string;
  /** The start of the addresses of picture files in records; empty if pictures are not files. */
  readonly imagesBase: string;
  /**
   * Whether the records are of another seed than the tree. The tree's picture files then do not belong to these
   * records.
   */
  readonly isOtherSeed?: boolean;
}

/**
 * Returns the address to load a picture from. A tree can be viewed at another address than it was built for; its
 * pictures are then next to the page.
 *
 * @returns undefined if the value is not a picture, if the picture is on another origin, or if the file shows another
 *   record
 * @example
 * pictureAddress('https://cdn.example/a/1.svg', {base: 'http://localhost/', imagesBase: 'https://cdn.example'}) // => "http://localhost/a/1.svg"
 */
export function pictureAddress(value: unknown, { base, imagesBase, isOtherSeed }: PicturePlace): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (value.startsWith('data:image/')) return value;
  if (isOtherSeed) return undefined;
  const isOurs = imagesBase !== '' && value.startsWith(imagesBase);
  const path = isOurs ? value.slice(imagesBase.length).replace(/^\/+/, '') : value;
  if (!URL.canParse(path, base)) return undefined;
  const address = new URL(path, base);
  return address.origin === new URL(base).origin ? address.href : undefined;
}
