// The table of generators in docs/generators.md, and the arguments of each.

/** An example is left out where it would be a line of its own, such as a picture. */
const LONGEST = 100;

/** Returns what a generator makes with which arguments, where that fits into a cell. */
function exampleText({ example, exampleArgs }) {
  const text = JSON.stringify(example) ?? '';
  if (text === '' || text.length > LONGEST) return '';
  return `\`${text}\`${exampleArgs && Object.keys(exampleArgs).length > 0 ? ` with \`${JSON.stringify(exampleArgs)}\`` : ''}`;
}

/** Returns a line on an argument. A default that the meaning tells in words is not told twice. */
function argumentText({ name, takes, meaning, required, default: usual }) {
  const end = required ? ' Required.' : '';
  const said = usual === undefined || meaning.includes('Default:') ? end : ` Default: \`${JSON.stringify(usual)}\`.`;
  return `- \`${name}\` (${takes}): ${meaning}${said}`;
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function rowOf({ name, makes, args = [], ...rest }) {
  const named = args.length > 0 ? `[\`${name}\`](#${name})` : `\`${name}\``;
  return [named, makes, exampleText(rest)].map(cell).join(' | ');
}

function argumentsOf({ name, args = [] }) {
  return args.length === 0 ? [] : [`### ${name}`, args.map(argumentText).join('\n')];
}

/** Returns a row for each generator of ours that a field can name, and below the table a list of its arguments. */
export function generatorText(listed) {
  const named = listed.filter(({ makes }) => makes !== undefined);
  const table = ['generator | makes | example', '--- | --- | ---', ...named.map(rowOf)].map((row) => `| ${row} |`);
  return [table.join('\n'), '## Arguments', ...named.flatMap(argumentsOf)].join('\n\n');
}
