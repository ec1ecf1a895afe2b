// The table of generators in docs/generators.md.

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** An example is left out where it would be a line of its own, such as a picture. */
const LONGEST = 100;

function argumentText({ name, takes, meaning, required, default: usual }) {
  const said = usual === undefined ? (required ? ' Required.' : '') : ` Default: \`${JSON.stringify(usual)}\`.`;
  return `\`${name}\` (${takes}): ${meaning}${said}`;
}

function exampleText({ example, exampleArgs }) {
  const text = JSON.stringify(example) ?? '';
  if (text === '' || text.length > LONGEST) return '';
  return `\`${text}\`${exampleArgs && Object.keys(exampleArgs).length > 0 ? ` with \`${JSON.stringify(exampleArgs)}\`` : ''}`;
}

/** Returns a row for each generator of ours, of those that a field can name. */
export function generatorTable(listed) {
  const rows = listed
    .filter(({ makes }) => makes !== undefined)
    .map(({ name, makes, args = [], ...rest }) =>
      [`\`${name}\``, makes, args.map(argumentText).join('<br>'), exampleText(rest)].map(cell).join(' | '),
    );
  return ['generator | makes | arguments | example', '--- | --- | --- | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}
