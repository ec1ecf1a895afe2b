import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, portrait } from '../../src/generators/pictures.ts';
import type { PictureKind } from '../../src/generators/pictures.ts';
import { initials, wordsOf, wrap } from '../../src/generators/svg.ts';

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

const title = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 120 }), fc.string());

function sourceOf(uri: string): string {
  expect(uri).toMatch(/^data:image\/svg\+xml,/);
  return decodeURIComponent(uri.replace('data:image/svg+xml,', ''));
}

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

  it('accepts what is right', () => {
    expect(isWellFormed("<a x='1'><b/>c &amp; d<e></e></a>")).toBe(true);
  });
});

describe.each([...KINDS, 'portrait'] as const)('a picture of kind %s', (kind) => {
  const make = (words: string): string =>
    kind === 'portrait' ? portrait(words) : draw(kind, words, { width: 7680, height: 4320 });

  it('is a small URI with well-formed XML, whatever the title', () => {
    const check = (words: string): void => {
      const uri = make(words);
      expect(uri.length).toBeLessThanOrEqual(600);
      expect(isUri(uri), `${uri} is a URI`).toBe(true);
      expect(uri).not.toMatch(/[&"<>]/);
      expect(isWellFormed(sourceOf(uri)), `${sourceOf(uri)} is XML`).toBe(true);
    };
    for (const words of NASTY) check(words);
    fc.assert(fc.property(title, check));
  });

  it('hangs on the title alone', () => {
    expect(make('The Salt Road')).toBe(make('The Salt Road'));
    const titles = Array.from({ length: 40 }, (_, at) => `Road ${at}`);
    expect(new Set(titles.map((words) => make(words))).size).toBeGreaterThan(10);
  });
});

describe('letters in pictures', () => {
  /** The relative luminance of a colour `#rgb`, as WCAG has it. */
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = colour
      .slice(1)
      .split('')
      .map((digit) => Number.parseInt(digit, 16) / 15)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const names = Array.from({ length: 200 }, (_, at) => `Name ${at}`);

  it('stand out from the ground they are on', () => {
    for (const words of names) {
      const [disc = ''] = sourceOf(portrait(words)).match(/#\w{3}(?=' cx)/) ?? [];
      expect(contrast(disc, '#fff')).toBeGreaterThan(4.5);
      const logo = sourceOf(draw('logo', words));
      const [ground = ''] = logo.match(/#\w{3}(?=' d=)/) ?? [];
      const [ink = ''] = logo.match(/#\w{3}(?='>)/) ?? [];
      expect(contrast(ground, ink), `${ink} on ${ground}`).toBeGreaterThan(4.5);
    }
  });

  it.each([
    ['Ines Okafor', 'IO'],
    ['Jean-Luc de la Tour', 'JT'],
    ['Noor', 'N'],
    ['Zoë Ögren', 'ZÖ'],
    ['', '?'],
    ['<>', '?'],
  ])('make %j to %j in a portrait', (name, expected) => {
    expect(sourceOf(portrait(name))).toContain(`>${expected}</text>`);
  });

  it('are the first of a company’s name in a logo', () => {
    expect(initials(wordsOf('Dovecliff & Crane Ltd').slice(0, 2))).toBe('DC');
    expect(sourceOf(draw('logo', 'Dovecliff & Crane Ltd'))).toContain('>DC</text>');
  });
});

describe('wrap', () => {
  it('keeps to the width and the number of lines', () => {
    fc.assert(
      fc.property(title, fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1, max: 4 }), (words, width, count) => {
        const lines = wrap(words, width, count, 120);
        return lines.length <= count && lines.every((line) => [...line].length <= width);
      }),
    );
  });

  it('breaks between words and marks what it leaves out', () => {
    expect(wrap('Python for Data Analysis', 20, 2, 200)).toEqual(['Python for Data', 'Analysis']);
    expect(wrap('Kubernetes in Production: A Hands-on Introduction', 20, 2, 200)).toEqual([
      'Kubernetes in',
      'Production: A…',
    ]);
    expect(wrap('Yoga', 20, 2, 200)).toEqual(['Yoga']);
  });
});
