import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Details } from '../../src/generators/drawings/kind.ts';
import { portrait } from '../../src/generators/drawings/portrait.ts';
import { bookGenres } from '../../src/generators/lists/books.ts';
import { courseMarks } from '../../src/generators/lists/course-marks.ts';
import { sportMarks } from '../../src/generators/lists/emblems.ts';
import { momentLights, scenes } from '../../src/generators/lists/photos.ts';
import { countries } from '../../src/generators/lists/places.ts';
import { videoCategories } from '../../src/generators/lists/videos.ts';
import { draw } from '../../src/generators/pictures.ts';
import type { PictureKind } from '../../src/generators/pictures.ts';
import { clip, disc, initials, letters, path, wordsOf } from '../../src/generators/svg.ts';
import { anyCharacter } from '../any-character.ts';
import { cases } from '../effort.ts';
import { contrast } from './drawings/contrast.ts';

const ajv = new Ajv();
formats.default(ajv);
const isUri = ajv.compile({ type: 'string', format: 'uri' });

const KINDS: readonly PictureKind[] = ['course', 'logo', 'hotel', 'video', 'photo', 'team', 'book'];

const NASTY = [
  '',
  ' ',
  `<&"'>`,
  ']]>',
  '&'.repeat(90),
  '%22%3E#',
  'W'.repeat(300),
  '漢字の長い題名はどこまで続くのでしょうかわかりません'.repeat(4),
  '😀 👩‍👩‍👧‍👦 '.repeat(30),
  'a\u0000b\u001Fc\uD800d\uFFFFe\u0085',
  'The Cartographer’s Daughter and Other Stories from the Edge of the Map, Volume the Second',
];

const title = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: anyCharacter, maxLength: 120 }), fc.string());

const HEAD = 'data:image/svg+xml,';
const sourceOf = (uri: string): string => decodeURIComponent(uri.replace(HEAD, ''));

/** Whether a text is XML as the drawings use it: nested tags, quoted attributes, no stray mark, no forbidden letter. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  let rest = xml;
  do {
    const tag = /^<(\/?)([a-z]+)((?: [a-zA-Z-]+='[^'<&]*')*)(\/?)>/.exec(rest);
    const [whole = '', closing, name = '', , empty] = tag ?? /^[^<]+/.exec(rest) ?? [];
    if (whole === '') return false;
    if (tag) {
      if (closing && open.pop() !== name) return false;
      if (!closing && !empty) open.push(name);
    } else if (!/^(?:[^&>\u0000-\u001f\ufffe\uffff]|&(?:amp|lt|gt);)*$/.test(whole)) return false;
    rest = rest.slice(whole.length);
  } while (open.length > 0);
  return rest === '' && xml.startsWith('<');
}

describe('the check of these tests', () => {
  it.each(['<a>', '<a></b>', '<a>&</a>', '<a></a><b/>', "<a x='<'/>", '<a>\u0001</a>', 'a', '<a/>b'])(
    'refuses %j',
    (xml) => {
      expect(isWellFormed(xml)).toBe(false);
    },
  );

  it('accepts valid pictures', () => {
    expect(isWellFormed("<a x='1'><b/>c &amp; d<e></e></a>")).toBe(true);
  });
});

/** One of a list by a number. */
const nth = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

const SPORTS = [...Object.keys(sportMarks), 'Curling'];
const GENRES = [...Object.keys(bookGenres), 'Cartography', 'toString'];
const CATEGORIES = [...Object.keys(courseMarks), ...Object.keys(videoCategories), 'Alchemy', 'toString'];
const SIZES = [undefined, [7680, 4320], [7680, 11520], [640, 640], [6000, 7500], [6000, 9000], [320, 9999]] as const;

/** Details of a picture, one after the other through all there are. */
function detailsOf(kind: PictureKind, at: number, author: string): Details {
  const [width, height] = SIZES[at % SIZES.length] ?? [];
  return {
    ...(kind === 'photo' && width !== undefined && { width, height }),
    author,
    genre: nth(GENRES, at),
    category: nth(CATEGORIES, at),
    sport: nth(SPORTS, at),
    stars: 1 + (at % 5),
    country: countries[at % countries.length]?.name ?? '',
  };
}

describe.each([...KINDS, 'portrait'] as const)('a picture of kind %s', (kind) => {
  const most = kind === 'book' ? 900 : 600;
  const make = (words: string, at = 0, author = words): string =>
    kind === 'portrait'
      ? portrait(words, { gender: nth(['', 'female', 'male', 'non-binary'], at), age: 18 + (at % 70) })
      : draw(kind, words, detailsOf(kind, at, author));
  /** What is wrong with a picture; empty when nothing is. */
  const faultsOf = (words: string, at: number, author?: string): string[] => {
    const uri = make(words, at, author);
    const source = sourceOf(uri);
    const faults = {
      [`${uri.length} bytes`]: uri.length > most,
      'no picture': !uri.startsWith(HEAD),
      'not encoded': /[&"<>\s]/.test(uri),
      'no XML': !isWellFormed(source),
      'more than shapes': /href|url\(|script|undefined|NaN|#(?!\w{3}\b)/.test(
        source.replaceAll(/<text.*?<\/text>/g, ''),
      ),
    };
    return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [`${fault}: ${uri}`] : []));
  };

  it('is a small URI with well-formed XML for any title and author', () => {
    const authors = Array.from({ length: 90 }, (_, more) => nth(NASTY, more));
    for (const [at, words] of NASTY.entries()) {
      expect(authors.flatMap((author, more) => faultsOf(words, at + more, author))).toEqual([]);
      expect(isUri(make(words)), `${make(words)} is a URI`).toBe(true);
    }
    fc.assert(
      fc.property(title, fc.nat(5000), title, (words, at, author) => {
        expect(faultsOf(words, at, author)).toEqual([]);
      }),
      { numRuns: cases(30, 500) },
    );
  });

  it('is small for long titles', () => {
    const counted = Array.from({ length: cases(800, 3000) }, (_, at) => at);
    const long = (at: number): string => `${nth(NASTY, at)} & Zoë’s “${'Long Ünderground '.repeat(at % 9)}” <${at}>`;
    expect(counted.flatMap((at) => faultsOf(long(at), at))).toEqual([]);
    const scene = (at: number): string =>
      `${nth(Object.keys(scenes), at)} ${nth(Object.keys(momentLights), Math.floor(at / 7))}, ${at}`;
    if (kind === 'photo') expect(counted.flatMap((at) => faultsOf(scene(at), at))).toEqual([]);
  });

  it('depends only on the arguments, and differs for nearly all titles', () => {
    expect(make('The Salt Road')).toBe(make('The Salt Road'));
    const pictures = new Set(Array.from({ length: 300 }, (_, at) => make(`Road ${at}`)));
    expect(pictures.size).toBeGreaterThan(200);
  });
});

describe('letters in pictures', () => {
  it('are the initials of the company in a logo', () => {
    expect(initials(wordsOf('Dovecliff & Crane Ltd').slice(0, 2))).toBe('DC');
    expect(sourceOf(draw('logo', 'Dovecliff & Crane Ltd'))).toContain('>DC</text>');
  });

  it('are readable on all backgrounds of a logo', () => {
    for (let at = 0; at < 300; at++) {
      const source = sourceOf(draw('logo', `Name ${at}`));
      const [, ink = ''] = /<svg[^>]* fill='(#\w{3})'/.exec(source) ?? [];
      const grounds = [...source.matchAll(/<path fill='(#\w{3})'/g)].map(([, colour = '']) => colour);
      expect(grounds).toHaveLength(2);
      for (const ground of grounds) expect(contrast(ground, ink), `${ink} on ${ground}`).toBeGreaterThan(4.5);
    }
  });
});

describe('clip', () => {
  it('takes at most the given bytes, except for the ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 20, max: 200 }), (words, bytes) => {
        const clipped = clip(words, bytes);
        return clipped === words || (clipped.endsWith('…') && encodeURI(clipped).length <= bytes + 9);
      }),
    );
    expect(clip('The Salt Road', 99)).toBe('The Salt Road');
    expect(clip('The Salt Road', 9)).toBe('The Sal…');
  });

  it('writes shapes and letters percent-encoded', () => {
    expect(path('#fff', 'M0,0h9')).toBe(encodeURI("<path fill='#fff' d='M0,0h9'/>").replace('#', '%23'));
    expect(disc(1, 2, 3)).toBe(encodeURI("<circle cx='1' cy='2' r='3'/>"));
    expect(letters(0, 9, 'R & B?', " style='x'")).toBe(
      encodeURI("<text y='9' style='x'>R &amp; B?</text>").replace('&', '%26').replace('?', '%3F'),
    );
  });
});
