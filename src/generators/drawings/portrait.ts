import { countryNamed } from '../atlas.ts';
import { complexionOf } from '../lists/complexions.ts';
import { bearerOf } from '../name-origins.ts';
import { hashWords } from '../random.ts';
import type { Words } from '../random.ts';
import { disc, drawn, initials, letters, path, picture, plain, wordsOf } from '../svg.ts';
import { paletteOf } from './palettes.ts';

// oxfmt-ignore
const GROUNDS = [
  '#8bd', '#9d8', '#c9e', '#e9a', '#fb7', '#8dc', '#abc', '#dc7', '#aae', '#f9b', '#7cf', '#fd8', '#ecb', '#bd9',
];
const SHIRTS = ['#258', '#264', '#648', '#825', '#a42', '#166', '#456', '#335', '#c54', '#eee', '#222', '#37a'];
/** Hair colours of older people. */
const GREYS = ['#999', '#bbb', '#ddd', '#777'];

/** Hair colours of people with dark skin. */
const DARK_HAIRS = ['#222', '#222', '#321'];

/** Skin colours that go with dark hair only. */
const DARK_SKINS: ReadonlySet<string> = new Set(['#964', '#743', '#532']);

/**
 * At what age in years people change: some people have grey hair from `GREYING` on, and all from `GREY` on; some men
 * are bald from `BALDING` on.
 */
const GREYING = 45;
const GREY = 62;
const BALDING = 38;

/** A portrait takes at most this many bytes. */
const MOST = 600;

/** A hairstyle: the outlines of the hair behind the head, and of the hair in front of it. */
type Style = readonly [behind: string, before: string];

const SHORT: Style = ['', 'M19,28q-2-17,13-17t13,17l-3-8q-10,2-14-2-4,6-6,4'];
const SIDE: Style = ['', 'M19,29q-3-19,15-19,14,2,11,19-2-8-5-10-10,2-16-2-3,6-5,12'];
const CURLY: Style = ['', 'M19,30q-6-6,0-10,0-8,7-8,6-6,12,0,8,0,7,8,6,4,0,10-1-8-4-11-9,2-18,0-3,3-4,11'];
const BUZZ: Style = ['', 'M20,26q0-14,12-14t12,14q-2-8-12-8t-12,8'];
const BOB: Style = ['M16,44V26q2-16,16-16t16,16v18q-16,6-32,0', 'M19,28q-2-17,13-17t13,17q-6-3-9-10-4,8-17,10'];
const LONG: Style = ['M15,56V26q2-17,17-17t17,17v30q-17,8-34,0', 'M19,29q-2-18,13-18t13,18q-4-4-8-11-7,7-18,11'];
const BUN: Style = ['M32,3a7,7,0,1,0,.1,0', 'M19,29q-2-18,13-18t13,18q-3-9-13-9t-13,9'];
const WAVES: Style = [
  'M15,48q-4-8,1-14-2-24,16-24t16,24q5,6,1,14-17,6-34,0',
  'M19,28q-1-17,13-17t13,17q-9-2-13-10-4,6-13,10',
];
const BALD: Style = ['', 'M20,30v-6q2,2,1,7'];

/** Hairstyles by gender, for younger and for older people. If the gender is unknown, all of them are possible. */
const STYLES: Readonly<Record<string, readonly [young: readonly Style[], old: readonly Style[]]>> = {
  female: [
    [BOB, LONG, BUN, WAVES, CURLY, LONG, BOB, WAVES],
    [BOB, BUN, SHORT, CURLY, BOB, WAVES],
  ],
  male: [
    [SHORT, SIDE, CURLY, BUZZ, SIDE, SHORT],
    [SHORT, SIDE, BALD, BUZZ, BALD, SIDE],
  ],
};
const ANY: readonly Style[] = [SHORT, SIDE, CURLY, BOB, BUZZ, SIDE];

/** What a portrait shows of a person, as far as it is known. */
export interface Person {
  /** `female`, `male` or any other word. Default: the gender that the name suggests. */
  readonly gender?: string | undefined;
  /** Age in years. Default: neither young nor old. */
  readonly age?: number | undefined;
  /** Country of residence. If a name is not common there, the person looks like people in the region of the name. */
  readonly country?: string | undefined;
}

/** Age in years that is assumed if the age is not known. */
const MIDDLE = 36;

/** Returns the code of the country whose people a person looks like, judging by name and country of residence. */
function originOf(name: string, country?: string): string {
  const [first, ...others] = bearerOf(name).regions;
  const own = country === undefined ? undefined : countryNamed(country).code;
  if (own !== undefined && (!first || [first, ...others].some(({ countries }) => Object.hasOwn(countries, own))))
    return own;
  return Object.keys(first?.countries ?? {})[0] ?? 'US';
}

/**
 * Draws a portrait for a name: a face for most, a monogram for the others. Age, gender and origin decide the
 * looks as far as they do in life, and the hash of the name the rest.
 */
export function portrait(name: string, person: Person = {}): string {
  const dice = hashWords(name);
  const words = wordsOf(name);
  return words.length === 0 || dice[3] % 3 === 0 ? monogram(words, dice) : face(dice, name, person);
}

/** Draws initials on a disc in two shades. */
function monogram([first = '', ...more]: readonly string[], dice: Words): string {
  const [deep, middle] = paletteOf(dice);
  const shade = path(deep, SHADES[dice[1] % SHADES.length] ?? '');
  const signs = letters(48, 61, initials([first, ...more.slice(-1)]));
  return picture('0,0,96,96', '#fff', disc(48, 48, 48, middle) + shade + signs, LETTERING);
}

const LETTERING = ` text-anchor='middle' style='font:700 38px sans-serif'`;

/** Outlines of darker areas on the disc of a monogram, one of which is drawn. */
const SHADES = [
  '',
  'M0,48a48,48,0,0,0,96,0',
  'M48,0a48,48,0,0,1,0,96',
  'M14,14a48,48,0,0,0,68,68',
  'M14,82a48,48,0,0,0,68-68',
];

/** Draws a friendly face on a disc. */
function face(
  dice: Words,
  name: string,
  { gender = bearerOf(name).gender ?? '', age = MIDDLE, country }: Person,
): string {
  const [young, old] = STYLES[gender] ?? [ANY, ANY];
  const [behind, before] = of(age < BALDING ? young : old, dice[1]);
  const { skins, hairs } = complexionOf(originOf(name, country));
  const skin = of(skins, dice[2]);
  const isGrey = age >= GREYING && dice[0] % (GREY - GREYING) < age - GREYING;
  const hair = of(isGrey ? GREYS : DARK_SKINS.has(skin) ? DARK_HAIRS : hairs, dice[0] >>> 4);
  const bearded = gender === 'male' && age > 22 && (dice[3] >>> 8) % 4 === 0;
  const shapes = [
    disc(32, 32, 32, of(GROUNDS, dice[1] >>> 8)),
    behind && path(hair, behind),
    path(of(SHIRTS, dice[2] >>> 8), 'M11,56q1-9,21-10,20,1,21,10a32,32,0,0,1-42,0'),
    path(skin, 'M32,14q12,0,12,15,0,9-7,13v5q-5,6-10,0v-5q-7-4-7-13,0-15,12-15'),
    path(hair, (bearded ? BEARD : '') + before),
    EYES,
  ];
  const bare = picture('0,0,64,64', '#111', shapes.join(''));
  if ((dice[3] >>> 12) % 4 > 0) return bare;
  const glazed = picture('0,0,64,64', '#111', shapes.join('') + GLASSES);
  return glazed.length > MOST ? bare : glazed;
}

const EYES = plain('M27,29a1.5,2,0,1,0,.1,0zm10,0a1.5,2,0,1,0,.1,0zM28,39q4,4,8,0-4,2-8,0');
const BEARD = 'M21,32q2,18,11,18t11-18q-2,6-6,7h-10q-4-1-6-7';
const GLASSES = drawn("fill='none' stroke='#111'", 'M23,28h7v6h-7zm11,0h7v6h-7zm-4,2h4');

function of<T>(list: readonly T[], dice: number): T {
  // The remainder is below the length.
  return list[dice % list.length] as T;
}
