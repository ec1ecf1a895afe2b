import { minify } from 'terser';

/**
 * A script with fewer bytes: esbuild is fast, and leaves some 4 % more.
 *
 * @param code what esbuild has made small already
 * @param format `esm` for a module
 */
export async function smaller(code, format) {
  const { code: small } = await minify(code, {
    ecma: 2020,
    module: format === 'esm',
    // Functions that stand together are alike to gzip.
    compress: { passes: 3, hoist_funs: true, lhs_constants: false, keep_fargs: false, pure_getters: true },
  });
  return small;
}
