const facts = (code) => `    ${code}: {
      name: '',
      currency: '',
      language: '',
      // A range kept free for fiction, or a code that is not assigned: test/generators/atlas.test.ts asks which.
      phone: '',
      utcOffset: 60,
      // In each line a city, its latitude and its longitude.
      cities: \`
        \`,
      towns: '',
      forms: { Ltd: 1 },
      tax: 20,
      level: 0.9,
    },
`;

const literal = (region, countries) => `import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/** ${countries.join(', ')}. Source: the sources of names, addresses, company law, tax rates and price levels. */
export const ${region}: Region = {
  countries: {
${countries.map(facts).join('')}  },
  // At least 40 each of women and men, from older to younger people, 6 of any gender, and 60 family names.
  female: '',
  male: '',
  anyone: '',
  family: '',
  streets: { form: '* #', numbers: SHORT_STREETS, names: '' },
  clubs: { words: CLASSICAL, parts: '', cores: CITY_LAST, marks: { Football: 'FC *, *', any: '*' } },
  // At least 25 words, and names without a city that no other region has.
  hotels: { plain: 'Pension *', withCity: 'Hotel * @, * Hotel @', words: '', and: ' & ' },
};
`;

/**
 * Writes a region whose lists are empty, and its place after another region, by default before North America.
 *
 * @returns what is left to do
 */
export function newRegion(project, name, { countries = '', after }) {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) throw new Error(`${name}: expected words from a to z, joined by hyphens`);
  const codes = countries.split(',');
  const bad = codes.find((code) => !/^[A-Z]{2}$/.test(code));
  if (bad !== undefined) throw new Error('expected --countries with ISO 3166-1 codes: --countries CH,LI');
  const [region, neighbour] = [name, after].map((each) => each?.replaceAll(/-([a-z])/g, (_, a) => a.toUpperCase()));
  const path = `src/generators/regions/${name}.ts`;
  const index = 'src/generators/regions/index.ts';
  project.create(path, literal(region, codes));
  project.addLine(index, /^import \{ [\w, ]+ \} from '\.\/(?!\.)/, `import { ${region} } from './${name}.ts';`);
  const place = neighbour === undefined ? '  northAmerica,\n];' : `  ${neighbour},\n`;
  project.edit(index, (text) =>
    text.replace(`\n${place}`, neighbour === undefined ? `\n  ${region},\n${place}` : `\n${place}  ${region},\n`),
  );
  project.addChange(`- People, firms, clubs and hotels of ${codes.join(', ')}, in a region of their own.`);
  return [
    `${path}: the facts about ${codes.join(', ')}, names, streets, clubs, hotels, and the sources of all these`,
    'src/generators/lists/sport-homes.ts: the sphere in which its clubs look for players',
    'src/generators/lists/currencies.ts: the currency, if it is a new one',
    'test/generators/atlas.test.ts and famous.ts: why nobody can have the telephone numbers, and which names must not come out',
    '`npx vitest run test/generators` says what is still missing',
    'src/version.ts: raise DATA_VERSION, since one person in ten comes from another region; then `npm run fixtures`, and say why in CHANGELOG.md',
  ];
}
