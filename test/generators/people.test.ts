import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { slug } from '../../src/generators/internet.ts';
import { familyNames, oddNames, openNames } from '../../src/generators/lists/names.ts';
import { age, first_name, height, last_name, name, weight } from '../../src/generators/people.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const { person } = context.faker.definitions;
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', 'people'), at + 1)));

describe('the lists of names', () => {
  it('have no name twice, not even once accents are gone', () => {
    expect(new Set(familyNames.map((family) => slug(family))).size).toBe(familyNames.length);
    expect(new Set(openNames).size).toBe(openNames.length);
    expect(familyNames.length).toBeGreaterThan(600);
  });

  it('leave out only what faker has', () => {
    const all = new Set(Object.values(person.first_name).flat());
    expect(oddNames.filter((given) => !all.has(given))).toEqual([]);
  });
});

describe('name', () => {
  it.each([1, 2, 3, 42, 2 ** 40])(
    'repeats nobody within 600 records of seed %i, and hardly anybody within 1,000',
    (seed) => {
      const names = draw(1000, (at) => name(at), seed);
      expect(new Set(names.slice(0, 600)).size).toBe(600);
      expect(new Set(names).size).toBeGreaterThan(990);
    },
  );

  it('is a given and a family name without title or suffix', () => {
    for (const full of draw(2000, (at) => name(at))) {
      expect(full).toMatch(/^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+$/u);
      expect(full).not.toMatch(/\b(Mr|Mrs|Ms|Dr|Jr|Sr|PhD|MD|II|III|IV)\b/);
    }
  });

  it('keeps what is known', () => {
    expect(name(context, { name: 'Noor Haddad' })).toBe('Noor Haddad');
    expect(name(context, { first: 'Noor', last: 'Haddad' })).toBe('Noor Haddad');
    expect(name(context, { last: 'Haddad', gender: 'non-binary' })).toMatch(/^\w+ Haddad$/);
  });
});

describe('first_name and last_name', () => {
  it('give names of the gender asked for', () => {
    const of = (...lists: (readonly string[] | undefined)[]): Set<string> =>
      new Set(lists.flatMap((list) => list ?? []));
    const { female, male, generic } = person.first_name;
    for (const [gender, list] of [
      ['female', of(female, generic)],
      ['male', of(male, generic)],
      ['non-binary', of(openNames)],
    ] as const) {
      const given = draw(500, (at) => first_name(at, { gender }));
      expect(given.filter((one) => !list.has(one))).toEqual([]);
    }
  });

  it('give no odd name', () => {
    expect(draw(5000, (at) => first_name(at)).filter((given) => oddNames.includes(given))).toEqual([]);
  });

  it('use up the list of family names before one comes back', () => {
    expect(new Set(draw(familyNames.length, (at) => last_name(at))).size).toBe(familyNames.length);
  });
});

describe('age', () => {
  it('reaches from 18 to 90, and is mostly between 22 and 55', () => {
    const ages = draw(3000, (at) => age(at, { min: 18, max: 90 }));
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([18, 90]);
    expect(ages.every((years) => Number.isInteger(years))).toBe(true);
    expect(ages.filter((years) => years >= 22 && years <= 55).length / ages.length).toBeCloseTo(0.84, 1);
  });

  it('stays within narrow bounds', () => {
    for (const years of draw(200, (at) => age(at, { min: 60, max: 62 }))) expect([60, 61, 62]).toContain(years);
    for (const years of draw(200, (at) => age(at, { min: 20, max: 23 }))) expect([20, 21, 22, 23]).toContain(years);
  });
});

describe('height and weight', () => {
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

  it('fit a grown person', () => {
    for (const tall of draw(1000, (at) => height(at, { min: 160, max: 220, sport: 'Rugby' }))) {
      expect(tall).toBeGreaterThanOrEqual(160);
      expect(tall).toBeLessThanOrEqual(220);
      const index = weight(context, { height: tall }) / ((tall / 100) * (tall / 100));
      expect(index).toBeGreaterThanOrEqual(20);
      expect(index).toBeLessThanOrEqual(28);
    }
    expect(height(context, { min: 230, max: 240 })).toBe(230);
  });

  it('make players of basketball and volleyball the tallest', () => {
    const of = (sport: string): number => mean(draw(300, (at) => height(at, { sport })));
    expect(of('Basketball')).toBeGreaterThan(of('Handball'));
    expect(of('Volleyball')).toBeGreaterThan(of('Handball'));
    expect(of('Handball')).toBeGreaterThan(of('Football'));
    expect(of('Football')).toBeGreaterThan(mean(draw(300, (at) => height(at))));
  });
});
