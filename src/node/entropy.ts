import { randomBytes } from 'node:crypto';

/**
 * A seed nobody chose: an integer from 0 to 2^53 - 1, each as likely as the other. The one place where mockgen lets
 * chance in.
 */
export function drawSeed(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 11n);
}
