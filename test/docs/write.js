// Writes what the documents and package.json say about the data: the table of resources, how many there are, one user's
// story, the first answer, the generators, the sizes of trees, and the records of your own API.
// `npm run fixtures` runs it after the build.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { listGenerators } from '../../dist/config/index.js';
import { resources } from '../../dist/resources/index.js';
import { answerTo, sizeOf } from './figures.js';
import { generatorText } from './generators.js';
import { withRecords } from './snippets.js';
import { storyTable } from './story.js';

const TENS = ['', 'Ten', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const ONES = ['', '-one', '-two', '-three', '-four', '-five', '-six', '-seven', '-eight', '-nine'];

/** The number of resources as a word that begins a sentence, and as the documents have had it. */
const COUNT = TENS[Math.floor(resources.length / 10)] + ONES[resources.length % 10];
const COUNTED = /(?:Ten|\w+ty)(?:-\w+)?(?= (?:believable )?resources)/;

const typeOf = ({ type, format, when }) => `${format ?? type}${when ? ' or null' : ''}`;

const rows = resources.map(({ name, category, description, fields }) => {
  const list = Object.entries(fields).map(([field, spec]) => `\`${field}\` ${typeOf(spec)}`);
  return `| \`/${name}\` | ${category} | ${description} | ${list.join(', ')} |`;
});
const table = ['| resource | category | what it is | fields |', '| --- | --- | --- | --- |', ...rows].join('\n');

/** The path that the README asks for. */
const ASKED = /(curl -s 'http:\/\/127\.0\.0\.1:3000([^']+)'\n```\n\n```json\n)[^]*?(\n```)/;

const [, , asked] = ASKED.exec(readFileSync('README.md', 'utf8'));
const answer = await answerTo(asked);
const generators = generatorText(await listGenerators());
const [small, whole] = [sizeOf('--packed', '--layout', 'flat'), sizeOf()];

for (const path of ['README.md', 'docs/resources.md', 'docs/generators.md', 'docs/committing.md', 'package.json']) {
  const text = readFileSync(path, 'utf8');
  const written = path === 'README.md' ? text.replace(ASKED, (_, start, __, end) => start + answer + end) : text;
  const changed = written
    .replace(COUNTED, () => COUNT)
    .replace(
      /(<!-- resources[^]*?<!-- oxfmt-ignore-start -->\n+)[^]*?(\n+<!-- oxfmt-ignore-end -->)/,
      (_, start, end) => start + table + end,
    )
    .replace(
      /(<!-- generators[^]*?<!-- oxfmt-ignore-start -->\n+)[^]*?(\n+<!-- oxfmt-ignore-end -->)/,
      (_, start, end) => start + generators + end,
    )
    .replace(
      /(<!-- story[^]*?<!-- oxfmt-ignore-start -->\n+)[^]*?(\n+<!-- oxfmt-ignore-end -->)/,
      (_, start, end) => start + storyTable() + end,
    )
    .replace(/(the data alone is )[\d,]+ files with [\d.]+ MB/, (_, start) => start + small)
    .replace(/(the default build writes\s)[\d,]+ files with [\d.]+ MB/, (_, start) => start + whole);
  if (changed !== text) writeFileSync(path, changed);
}

const SNIPPETS = 'docs/your-own-api.md';
writeFileSync(SNIPPETS, withRecords(readFileSync(SNIPPETS, 'utf8')));
// The command line prints records without spaces; pages have them as the formatter wants them.
execFileSync('node_modules/.bin/oxfmt', [SNIPPETS], { stdio: 'ignore' });
