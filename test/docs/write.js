// Writes what the documents and package.json say about the resources: their table, how many there are, and one user's story.
// `npm run fixtures` runs it after the build.
import { readFileSync, writeFileSync } from 'node:fs';
import { resources } from '../../dist/resources/index.js';
import { storyTable } from './story.js';

const TENS = ['', 'Ten', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const ONES = ['', '-one', '-two', '-three', '-four', '-five', '-six', '-seven', '-eight', '-nine'];

/** The number of resources as a word that begins a sentence, and as the documents have had it. */
const COUNT = TENS[Math.floor(resources.length / 10)] + ONES[resources.length % 10];
const COUNTED = /(?:Ten|\w+ty)(?:-\w+)?(?= (?:believable )?resources)/;

const typeOf = ({ type, format, when }) => `${format ?? type}${when ? ' or null' : ''}`;

const rows = resources.map(({ name, category, description, fields }) => {
  const list = Object.entries(fields).map(([field, spec]) => `\`${field}\` ${typeOf(spec)}`);
  return `| [\`/${name}\`](../fixtures/${name}/index.json) | ${category} | ${description} | ${list.join(', ')} |`;
});
const table = ['| resource | category | what it is | fields |', '| --- | --- | --- | --- |', ...rows].join('\n');

for (const path of ['README.md', 'docs/resources.md', 'package.json']) {
  const text = readFileSync(path, 'utf8');
  const changed = text
    .replace(COUNTED, () => COUNT)
    .replace(
      /(<!-- resources[^]*?<!-- oxfmt-ignore-start -->\n+)[^]*?(\n+<!-- oxfmt-ignore-end -->)/,
      (_, start, end) => start + table + end,
    )
    .replace(
      /(<!-- story[^]*?<!-- oxfmt-ignore-start -->\n+)[^]*?(\n+<!-- oxfmt-ignore-end -->)/,
      (_, start, end) => start + storyTable() + end,
    );
  if (changed !== text) writeFileSync(path, changed);
}
