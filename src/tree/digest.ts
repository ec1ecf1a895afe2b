// Every engine has it. It belongs to no language library, and this folder is compiled without those of platforms.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/**
 * Digests a text or bytes: 64 bits in hexadecimal, made from the content alone. It is the entity tag of a document, and
 * what the manifest says of it. It tells builds apart; it does not guard against anybody who wants to deceive.
 *
 * @example
 * digestOf('') === digestOf(' ') // => false
 */
export function digestOf(body: string | Uint8Array): string {
  // Two multiplicative hashes side by side, mixed into each other at the end (cyrb53, all bits kept). This is the
  // hottest loop of an answer: 32-bit integers from the start, and the kind of body looked at once, make it 4 times faster.
  const isText = typeof body === 'string';
  let high = 0xdeadbeef | 0;
  let low = 0x41c6ce57;
  for (let at = 0; at < body.length; at++) {
    const unit = isText ? body.charCodeAt(at) : (body[at] ?? 0);
    high = Math.imul(high ^ unit, 2654435761 | 0);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mix = (one: number, other: number): string => {
    const mixed = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
    return (mixed >>> 0).toString(16).padStart(8, '0');
  };
  return mix(high, low) + mix(low, high);
}

/**
 * Counts the bytes a text has in UTF-8; half of a surrogate pair counts as the replacement character, 3.
 *
 * @example
 * utf8Length('aé€😀') // => 10
 */
export function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * About how many bytes a text takes in memory.
 *
 * @example
 * memoryOf('zoë') + memoryOf('Łódź') // => 11
 */
export function memoryOf(text: string): number {
  // An engine doubles all of a text that has one letter beyond Latin-1.
  return text.length * (/[^\0-\xff]/.test(text) ? 2 : 1);
}
