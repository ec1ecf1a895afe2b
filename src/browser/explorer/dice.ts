/**
 * Draws a seed that differs from those that are known already. It has ten digits at most, since people read seeds out
 * to each other.
 *
 * @param known seeds in digits
 */
export function drawSeed(known: readonly string[]): string {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  const seed = `${drawn}`;
  return known.includes(seed) ? drawSeed(known) : seed;
}
