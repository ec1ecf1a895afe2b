const literal = (region, countries) => `import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/** ${countries.join(', ')}. Source: the sources of names, addresses, company law, tax rates and price levels. */
export const ${region}: Region = {
  countries: {
${countries.map((code) => `    ${code}: { forms: { Ltd: 1 }, tax: 20, level: 0.9 },\n`).join('')}  },
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
 * Writes a region whose lists of names are empty, and its place before North America.
 *
 * @returns what is left to do
 */
export function newRegion(project, name, { countries = '' }) {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) throw new Error(`${name}: expected words from a to z, joined by hyphens`);
  const codes = countries.split(',');
  const bad = codes.find((code) => !/^[A-Z]{2}$/.test(code));
  if (bad !== undefined) throw new Error('expected --countries with ISO 3166-1 codes: --countries CH,LI');
  const region = name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const path = `src/generators/regions/${name}.ts`;
  const index = 'src/generators/regions/index.ts';
  project.create(path, literal(region, codes));
  project.addLine(index, /^import \{ [\w, ]+ \} from '\.\/(?!\.)/, `import { ${region} } from './${name}.ts';`);
  project.edit(index, (text) => text.replace('\n  northAmerica,\n];', `\n  ${region},\n  northAmerica,\n];`));
  project.addChange(`- People, firms, clubs and hotels of ${codes.join(', ')}, in a region of their own.`);
  return [
    `${path}: names, streets, clubs and hotels, and the sources of its facts`,
    `src/generators/lists/places.ts and cities.ts: ${codes.join(', ')}, if missing: currency, language, clock, telephone numbers that nobody can have, and cities with coordinates`,
    'src/generators/lists/currencies.ts and home-markets.ts: a new currency, and the share of all records if the market is not small',
    'src/generators/lists/league-areas.ts and leagues.ts: the leagues that a new country plays in, and its adjective',
    'src/generators/lists/summer-time.ts, towns.ts, houses.ts and sport-homes.ts: daylight saving, smaller towns, invented company names, popular sports',
    'test/generators/atlas.test.ts: why nobody can have the telephone numbers of a new country',
    'test/generators/famous.ts: clubs and people whose names must not come out',
    '`npx vitest run test/generators` says what is still missing',
    'src/version.ts: raise DATA_VERSION, since one person in ten comes from another region; then `npm run fixtures`, and say why in CHANGELOG.md',
  ];
}
