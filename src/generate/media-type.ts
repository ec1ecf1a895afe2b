/** The media types of the files of a tree, by file extension. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/**
 * Returns the media type of a file of a tree.
 *
 * @example
 * mediaTypeOf('users/index.json') // => "application/json"
 */
export function mediaTypeOf(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
