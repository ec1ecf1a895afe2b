/**
 * Draws a random seed that is not one of the known ones. It has at most ten digits, so that people can read it to each
 * other.
 *
 * @param known seeds in digits
 */
export function drawSeed(known: readonly string[]): string {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  const seed = `${drawn}`;
  return known.includes(seed) ? drawSeed(known) : seed;
}
