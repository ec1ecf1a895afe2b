// The only file that reads the clock and the system's randomness. No generated value depends on either.

/** Returns a random seed: an integer from 0 to 2^53 - 1, all equally likely. */
export function drawSeed(): number {
  const [bits = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return Number(bits >> 11n);
}

/** Returns the current time in milliseconds since 1970. */
export function now(): number {
  return Date.now();
}
