// The one place where mockgen lets chance and time in. No generated value depends on either.

/** A seed that nobody chose: an integer from 0 to 2^53 - 1, each as likely as the other. */
export function drawSeed(): number {
  const [bits = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return Number(bits >> 11n);
}

/** The time in milliseconds since 1970, for telling how old a lock is. */
export function now(): number {
  return Date.now();
}
