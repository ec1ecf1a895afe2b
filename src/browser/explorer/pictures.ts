/** Where pictures are. */
export interface PicturePlace {
  /** The address of the tree, with its slash at the end. */
  readonly base: string;
  /** What the addresses of its picture files start with; empty when there are none. */
  readonly imagesBase: string;
  /** Whether records are of another seed than the tree's: its picture files belong to other records then. */
  readonly isOtherSeed?: boolean;
}

/**
 * Finds the address to load a picture from. A tree may be looked at in another place than it was built for; its
 * pictures then lie beside the page, too.
 *
 * @returns undefined for what is not a picture, what another origin would have to be asked for, and a file that shows another record
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
