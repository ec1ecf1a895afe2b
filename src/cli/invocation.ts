/**
 * Returns how a shell runs the program again: a package that is installed in a project is not on the path.
 *
 * @param script the path of the program, as Node got it
 * @example
 * invocationOf('/app/node_modules/.bin/mockgen') // => "npx mockgen"
 */
export function invocationOf(script: string | undefined): string {
  return /[\\/]node_modules[\\/](?:\.bin|mockgen-cli[\\/]bin)[\\/]mockgen/.test(script ?? '')
    ? 'npx mockgen'
    : 'mockgen';
}
