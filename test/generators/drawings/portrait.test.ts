import { describe, expect, it } from 'vitest';
import { portrait } from '../../../src/generators/drawings/portrait.ts';
import { contrast } from './contrast.ts';

const sourceOf = (uri: string): string => decodeURIComponent(uri.slice(uri.indexOf(',') + 1));
const names = Array.from({ length: 600 }, (_, at) => `Ines Okafor ${at}`);
const isMonogram = (source: string): boolean => source.includes('<text');

describe('a portrait', () => {
  it('is a face for most people, and a monogram for the others', () => {
    const share = names.filter((name) => isMonogram(sourceOf(portrait(name)))).length / names.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.42);
    expect(sourceOf(portrait(''))).toContain('>?</text>');
    expect(sourceOf(portrait('<>'))).toContain('>?</text>');
  });

  it.each([
    ['Jean-Luc de la', 'J'],
    ['Noor', 'N'],
    ['Zoë', 'Z'],
  ])('has the first letters of the first and the last name: %s', (start, first) => {
    const tries = Array.from({ length: 30 }, (_, at) => sourceOf(portrait(`${start} Ögren${'e'.repeat(at)}`)));
    const monograms = tries.filter(isMonogram);
    expect(monograms.length).toBeGreaterThan(0);
    for (const source of monograms) expect(source).toContain(`>${first}Ö</text>`);
  });

  it('has letters that are readable on both shades of the disc', () => {
    for (const source of names.map((name) => sourceOf(portrait(name))).filter(isMonogram)) {
      const grounds = [...source.matchAll(/<(?:circle|path) fill='(#\w{3})'/g)].map(([, colour = '']) => colour);
      for (const ground of grounds) expect(contrast(ground, '#fff')).toBeGreaterThan(4.5);
    }
  });

  it('has hundreds of variants', () => {
    expect(new Set(names.map((name) => portrait(name))).size).toBeGreaterThan(400);
  });

  it('has beards only for men', () => {
    const beard = 'M21,32q2,18,11,18';
    const bearded = (gender: string): number =>
      names.filter((name) => sourceOf(portrait(name, { gender })).includes(beard)).length;
    expect(bearded('male')).toBeGreaterThan(50);
    for (const gender of ['female', 'non-binary', '']) expect(bearded(gender)).toBe(0);
  });

  it('looks as people of the place, the gender and the age do', () => {
    const people = Array.from({ length: 300 }, (_, at) => `${at % 2 > 0 ? 'Kwame' : 'Ama'} Mensah${'a'.repeat(at)}`);
    const skinsIn = (country: string, list: readonly string[]): ReadonlySet<string> =>
      new Set(list.flatMap((name) => /#(\w{3})' d='M32,14/.exec(sourceOf(portrait(name, { country })))?.[1] ?? []));
    expect([...skinsIn('Ghana', people)].toSorted()).toEqual(['532', '743', '964']);
    expect(skinsIn('Sweden', people)).toEqual(skinsIn('Ghana', people));
    const swedes = Array.from({ length: 300 }, (_, at) => `Astrid Lund${'a'.repeat(at)}`);
    expect([...skinsIn('Sweden', swedes)].toSorted()).toEqual(['fcb', 'fdc']);
    const grey = (age: number): number =>
      swedes.filter((name) => /#(?:999|bbb|ddd|777)' d='M/.test(sourceOf(portrait(name, { age })))).length;
    expect(grey(30)).toBe(0);
    expect(grey(70)).toBeGreaterThan(150);
    const bald = 'M20,30v-6q2,2,1,7';
    const without = (person: object): number =>
      names.filter((name) => sourceOf(portrait(name, person)).includes(bald)).length;
    expect(without({ gender: 'male', age: 60 })).toBeGreaterThan(50);
    expect(without({ gender: 'male', age: 25 }) + without({ gender: 'female', age: 60 })).toBe(0);
  });
});
