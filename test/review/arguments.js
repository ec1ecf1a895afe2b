/** What is asked for when nothing is said. */
const DEFAULTS = { seed: 42, items: 1000, only: undefined, folder: undefined };

const NUMBERS = { '--seed': [0, Number.MAX_SAFE_INTEGER], '--items': [1, 100_000] };

/**
 * The arguments of `npm run review`: `{ seed, items, only, folder }`; `only` is a list of resources, or undefined for all
 * of them, and `folder` that of a tree, or undefined for records made in memory.
 *
 * @throws Error in one line, for an argument that makes no sense
 */
export function readArguments(args) {
  const read = { ...DEFAULTS };
  for (let at = 0; at < args.length; at++) {
    const [name, inline] = args[at].split('=');
    if (!name.startsWith('--')) {
      if (read.folder !== undefined) throw new Error(`${name}: expected one folder`);
      read.folder = args[at];
      continue;
    }
    const value = inline ?? args[++at] ?? '';
    if (name === '--only') read.only = value.split(',').filter(Boolean);
    else if (name in NUMBERS) read[name.slice(2)] = readNumber(name, value);
    else throw new Error(`${name}: expected --seed N, --items N, --only a,b or the folder of a tree`);
  }
  return read;
}

function readNumber(name, value) {
  const [min, max] = NUMBERS[name];
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  throw new Error(`${name} ${value}: expected an integer from ${min} to ${max}`);
}
