import { describe, expect, it } from 'vitest';
import { countryNamed } from '../../src/generators/atlas.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { listOf } from '../../src/generators/lists/list-of.ts';
import { countries } from '../../src/generators/lists/places.ts';
import { givenNames } from '../../src/generators/given-names.ts';
import { familyNamesOf, mixedName, mixedNames } from '../../src/generators/name-origins.ts';
import { age, first_name, height, last_name, name, weight } from '../../src/generators/people.ts';
import { englishRegions, regionOf, regions } from '../../src/generators/regions/index.ts';
import type { Region } from '../../src/generators/regions/index.ts';
import { slug } from '../../src/generators/slug.ts';
import { cases, MANY } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'people'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));

/** The family names of each region, once they have been asked for: tests ask for those of every name. */
const known = new Map<Region, ReadonlySet<string>>();
const familiesOf = (region: Region): ReadonlySet<string> => {
  const found = known.get(region) ?? new Set(familyNamesOf(region));
  known.set(region, found);
  return found;
};
const regionNamed = (country: string): Region => regionOf(countryNamed(country).code);

/** Whether both names may stand together: some region has the one as a given name and the other as a family name. */
const belong = (first: string, last: string): boolean =>
  regions.some((region) => familiesOf(region).has(last) && givenNames(region).includes(first));

describe('name', () => {
  it.each([42, 1, 2 ** 40].slice(0, cases(1, 3)))(
    'does not repeat in many records of seed %i, not even in addresses',
    (seed) => {
      expect(mixedNames()).toBeGreaterThanOrEqual(20_000);
      const names = draw(MANY, (at) => slug(name.make(at)), seed);
      expect(new Set(names).size).toBe(MANY);
    },
  );

  it('uses every name of all regions once', () => {
    const all = new Set(Array.from({ length: mixedNames() }, (_, at) => slug(mixedName(at))));
    expect(all.size).toBe(mixedNames());
  });

  it('is from any region without a country, most often an English one', () => {
    const families = draw(5000, (at) => name.make(at)).map((full) => full.replace(/^\S+ /, ''));
    const english = new Set([...englishRegions].flatMap((region) => Array.from(familiesOf(region))));
    const share = families.filter((family) => english.has(family)).length / families.length;
    expect(share).toBeGreaterThan(0.33);
    expect(share).toBeLessThan(0.6);
  });

  it.each(countries)(
    'is from $name for about nine in ten, and does not repeat within 1,000 records',
    ({ name: country }) => {
      const names = draw(1000, (at) => name.make(at, { country }));
      const families = familiesOf(regionNamed(country));
      const ends = (full: string): string[] => full.split(' ').map((_, at, words) => words.slice(at + 1).join(' '));
      const share = names.filter((full) => ends(full).some((end) => families.has(end))).length / 1000;
      expect(share).toBeGreaterThan(0.85);
      expect(share).toBeLessThan(0.97);
      expect(new Set(names).size).toBeGreaterThan(990);
    },
  );

  it('is a given and a family name without title or suffix', () => {
    const drawn = [
      ...draw(2000, (at) => name.make(at)),
      ...countries.flatMap(({ name: country }) => draw(20, (at) => name.make(at, { country }))),
    ];
    expect(drawn.filter((full) => !/^\p{Lu}[\p{L}\p{M}’-]+(?: [\p{L}\p{M}’-]+){1,3}$/u.test(full))).toEqual([]);
    const titled = /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Jr|Sr|PhD|MD|II|III|IV)(?!\p{L})/u;
    expect(drawn.filter((full) => titled.test(full))).toEqual([]);
  });

  it('has the form for the gender', () => {
    const czech = (gender: 'female' | 'male'): string[] =>
      draw(400, (at) => name.make(at, { country: 'Czechia', gender }));
    const home = regionNamed('Czechia');
    const women = czech('female').filter((full) => listOf(home.female).includes(full.split(' ')[0] ?? ''));
    expect(women.length).toBeGreaterThan(330);
    expect(women.filter((full) => /[áí]$/.test(full)).length / women.length).toBeGreaterThan(0.95);
    expect(czech('male').filter((full) => full.endsWith('ová'))).toEqual([]);
  });

  it('keeps given parts', () => {
    expect(name.make(context, { name: 'Noor Haddad' })).toBe('Noor Haddad');
    expect(name.make(context, { first: 'Noor', last: 'Haddad' })).toBe('Noor Haddad');
    expect(name.make(context, { last: 'Haddad', gender: 'non-binary' })).toMatch(/^\S+ Haddad$/);
    expect(name.make(context, { first: 'Zdeňka', country: 'Czechia', gender: 'female' })).toMatch(/^Zdeňka \S+á$/);
  });
});

describe('first_name and last_name', () => {
  it('are as frequent as in the region', () => {
    const kims = draw(2000, (at) => last_name.make(at, { country: 'South Korea' })).filter(
      (family) => family === 'Kim',
    );
    expect(kims.length / 2000).toBeGreaterThan(0.17);
    expect(kims.length / 2000).toBeLessThan(0.25);
  });

  it.each(['female', 'male', 'non-binary'] as const)('give %s names', (gender) => {
    const known = new Set(regions.flatMap((region) => givenNames(region, gender)));
    for (const country of [undefined, 'Kenya', 'Japan']) {
      const given = draw(500, (at) => first_name.make(at, country === undefined ? { gender } : { gender, country }));
      expect(given.filter((one) => !known.has(one))).toEqual([]);
    }
  });

  it.each(countries)('suit each other in $name, also for people from elsewhere', ({ name: country }) => {
    const home = regionNamed(country);
    const genderOf = (id: number): 'female' | 'male' => (id % 2 === 0 ? 'female' : 'male');
    const given = draw(400, (at) => first_name.make(at, { gender: genderOf(at.id), country }), 42, 'first');
    const people = draw(
      400,
      (at) => {
        const first = given[at.id - 1] ?? '';
        return [first, last_name.make(at, { first, gender: genderOf(at.id), country })] as const;
      },
      42,
      'last',
    );
    expect(people.filter(([first, last]) => !belong(first, last))).toEqual([]);
    const local = people.filter(([first]) => givenNames(home).includes(first));
    expect(local.filter(([, last]) => !familiesOf(home).has(last))).toEqual([]);
    expect(local.length / 400).toBeGreaterThan(0.84);
    expect(local.length / 400).toBeLessThan(0.98);
  });

  it('use the country’s family names for an unknown given name', () => {
    expect(
      familiesOf(regionNamed('Ghana')).has(
        last_name.make(context.aim([1, 2, 3, 4], 1), { first: 'Xq', country: 'Ghana' }),
      ),
    ).toBe(true);
  });
});

describe('age', () => {
  it('lies between 18 and 70, and usually between 22 and 55', () => {
    const ages = draw(3000, (at) => age.make(at, { min: 18, max: 70 }));
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([18, 70]);
    expect(ages.every((years) => Number.isInteger(years))).toBe(true);
    expect(ages.filter((years) => years >= 22 && years <= 55).length / ages.length).toBeCloseTo(0.77, 1);
  });

  it('stays within narrow bounds', () => {
    expect([60, 61, 62]).toEqual(expect.arrayContaining(draw(200, (at) => age.make(at, { min: 60, max: 62 }))));
    expect([20, 21, 22, 23]).toEqual(expect.arrayContaining(draw(200, (at) => age.make(at, { min: 20, max: 23 }))));
  });
});

describe('height and weight', () => {
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

  it('suit an adult', () => {
    const heights = draw(1000, (at) => height.make(at, { min: 160, max: 220, sport: 'Rugby' }));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(160);
    expect(Math.max(...heights)).toBeLessThanOrEqual(220);
    const indices = heights.map((tall) => weight.make(context, { height: tall }) / ((tall / 100) * (tall / 100)));
    expect(Math.min(...indices)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...indices)).toBeLessThanOrEqual(28);
    expect(height.make(context, { min: 230, max: 240 })).toBe(230);
  });

  it('are greatest for players of basketball and volleyball', () => {
    const of = (sport: string): number => mean(draw(300, (at) => height.make(at, { sport })));
    expect(of('Basketball')).toBeGreaterThan(of('Handball'));
    expect(of('Volleyball')).toBeGreaterThan(of('Handball'));
    expect(of('Handball')).toBeGreaterThan(of('Football'));
    expect(of('Football')).toBeGreaterThan(mean(draw(300, (at) => height.make(at))));
  });
});
