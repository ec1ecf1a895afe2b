import { linked, type Guess } from './table/index.ts';

/** A text format: its generator, and how to check other constraints against it. */
export interface TextFormat {
  /** The guess (a generator with arguments) that makes realistic texts of the format. */
  readonly guess: Guess;
  /** A name whose meaning fields of the format have, whatever their own names are. Default: none. */
  readonly name?: string;
  /** A pattern for texts of other lengths, with reserved addresses too. Default: the length is fixed. */
  readonly pattern?: string;
  /** The lowest and the highest number of characters of the texts that the guess makes. Default: those of `pattern`. */
  readonly length?: readonly [number, number];
  /** Typical texts that the guess makes. A pattern that a schema states beside the format is tested with them. */
  readonly samples: readonly string[];
  /** Matches every text of the format. */
  readonly test: RegExp;
}

const email: TextFormat = {
  name: 'email',
  guess: { generator: 'email', format: 'email' },
  pattern: '[a-z]{1,60}@([a-z]{1,40}\\.example|example\\.(com|org|net))',
  length: [8, 80],
  samples: [
    'ada.kern@example.org',
    'zoe42@example.com',
    'ada.kern@ash-sons.example.com',
    'qzz@zz.example.net',
    'info@example.org',
  ],
  test: /^[a-z0-9.]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i,
};

const uri: TextFormat = {
  guess: linked('www', 'part'),
  pattern: 'https://[a-z]{1,20}\\.example(/[a-z0-9]{1,60}){0,20}',
  length: [20, 80],
  samples: ['https://www.example.com/view/cmyngj', 'https://pages.example/view/abc234'],
  test: /^[a-z][a-z\d+.-]*:\/\/[a-z\d.-]+(?:[/?#][\w./?#=&%-]*)?$/i,
};

const made = (pattern: string, test: RegExp, ...samples: string[]): TextFormat => ({
  guess: { generator: 'pattern', args: { pattern } },
  pattern,
  samples,
  test,
});

const IPV4 = '(192\\.0\\.2|198\\.51\\.100|203\\.0\\.113)\\.([1-9]|[1-9][0-9]|1[0-9]{2})';
const TIME = '([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z';
const PATH = '/[a-z]{2,8}(/[a-z]{2,8}){0,3}';

/**
 * UUIDs that have every digit in every position. A pattern that matches all of them stands for all UUIDs, not only some
 * of them.
 */
const UUIDS: readonly string[] = [...'0123456789abcdef'].map(
  (digit, at) =>
    `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-${'89ab'[at % 4]}${digit.repeat(3)}-${digit.repeat(12)}`,
);

/** The formats of JSON Schema and OpenAPI that can be generated. */
const FORMATS: Readonly<Record<string, TextFormat>> = {
  email,
  'idn-email': email,
  uri,
  url: uri,
  iri: uri,
  'date-time': {
    name: 'any moment',
    guess: { generator: 'past_date', format: 'date-time', args: { days: [1, 730] } },
    length: [24, 24],
    samples: ['2025-03-09T08:07:06.123Z', '2024-11-30T22:59:00.000Z'],
    test: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/,
  },
  date: {
    name: 'any moment',
    guess: { generator: 'past_date', format: 'date', args: { days: [1, 730] } },
    length: [10, 10],
    samples: ['2025-03-09', '2024-11-30'],
    test: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/,
  },
  uuid: {
    guess: { generator: 'uuid' },
    length: [36, 36],
    samples: UUIDS,
    test: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  },
  time: made(TIME, /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/, '08:07:06Z', '22:59:00Z'),
  duration: made('P([1-9]|[1-9][0-9])D', /^P\d+[DWMY]$/, 'P3D', 'P40D'),
  hostname: made('[a-z]{1,20}(\\.[a-z]{1,20}){0,2}\\.example', /^[a-z\d]+(?:\.[a-z\d]+)*$/i, 'ab.example'),
  'idn-hostname': made('[a-z]{1,20}(\\.[a-z]{1,20}){0,2}\\.example', /^[a-z\d]+(?:\.[a-z\d]+)*$/i, 'ab.example'),
  ipv4: made(IPV4, /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/, '192.0.2.7', '203.0.113.99'),
  ipv6: made('2001:db8(:[1-9a-f][0-9a-f]{0,3}){6}', /^(?:[\da-f]{1,4}:){7}[\da-f]{1,4}$/i, '2001:db8:1:2:3:4:5:6'),
  'uri-reference': made(PATH, /^\/[\w/.-]*$/, '/ab/cd'),
  'iri-reference': made(PATH, /^\/[\w/.-]*$/, '/ab/cd'),
  'uri-template': made(`${PATH}/\\{id\\}`, /^\/[\w/{}]*$/, '/ab/{id}'),
  'json-pointer': made(PATH, /^(?:\/[\w.-]*)*$/, '/ab/cd'),
  'relative-json-pointer': made(`[0-3]${PATH}`, /^\d(?:\/[\w.-]*)*$/, '1/ab'),
  regex: made('\\^[a-z]{2,8}\\$', /^\^?[a-z]*\$?$/, '^ab$'),
  byte: { ...made('([A-Za-z0-9]{4}){2,8}', /^(?:[\w+/]{4})*$/, 'QUJDREVG'), pattern: '([A-Za-z0-9]{4}){0,60}' },
  binary: { ...made('[a-z0-9]{8,32}', /^/, 'abcdefgh'), pattern: '[a-z0-9]{0,200}' },
  password: { ...made('[A-Za-z0-9]{12,16}', /^/, 'abcDEF123456'), pattern: '[A-Za-z0-9]{0,200}' },
};

/** Returns the format with a name; undefined for an unknown name. */
export function formatNamed(name: string | undefined): TextFormat | undefined {
  return name !== undefined && Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
}

/** Whether specs support a format. Other formats are only keywords of a field. */
export function isInnerFormat(name: string | undefined): name is 'email' | 'uri' | 'date' | 'date-time' {
  return name === 'email' || name === 'uri' || name === 'date' || name === 'date-time';
}
