import { regionOf, regions, type TradeNames } from '../regions/index.ts';
import { slug } from '../slug.ts';
import { listOf } from './list-of.ts';

/**
 * Matches words behind a company's name that mean relatives, such as "& Sons" or "Brothers". They never follow an
 * invented name.
 */
export const KIN: RegExp = /^(?:& |e H|ve O|Br|Fr|He|Ir|Ka)/;

/** Each family name can be combined with this many other family names, as two partners. */
const PARTNERS = 44;

/**
 * Words that follow an invented name or initials in any country, whatever the business and the size. There are as many
 * as a family name has partners.
 */
// oxfmt-ignore
export const WORDS: readonly string[] = listOf(`
  Associates, International, Enterprises, Holdings, Alliance, Collaborative, Worldwide, Collective, Central, Prime, Circle,
  Network, Global, Union, Standard, First, Line, Summit, Square, Bridge, Horizon, Pioneer, Heritage, National,
  Premier, Compass, Metro, Direct, One, Select, Quality, Source, North, South, East, West, Gate, Atlas, Star, Key,
  Edge, Unity, Vista, Delta`);

/**
 * Words that follow the name of a listed company first, before any others: few large companies are named after two
 * families.
 */
const LISTED: readonly string[] = listOf(
  'Group, Holdings, Industries, International, Technologies, Global, Brands, Enterprises',
);
export const LISTED_WORDS: readonly string[] = [...LISTED, ...WORDS.filter((word) => !LISTED.includes(word))];

/** Pairs of words that follow an invented name together. */
// oxfmt-ignore
const FIELDS: readonly string[] = listOf(`
  Applied, Advanced, Business, Central, Commercial, Creative, Urban, Eastern, European, Coastal, Allied, Independent,
  Industrial, Integrated, International, Modern, Northern, Quality, Regional, Southern, Specialist, Technical, United,
  Western`);
// oxfmt-ignore
const TRADES: readonly string[] = listOf(`
  Associates, Concepts, Company, Development, Enterprises, Industries, Innovations, Management, Networks, Partners,
  Products, Projects, Resources, Services, Solutions, Studios, Supplies, Systems, Technologies, Trading, Workshops,
  Works`);

/** Letters that the initials of founders consist of. */
const INITIALS = 'ABCDEFGHJKLMPRSTVW';

/** Groups of three letters that are no well-known organisation, word or code. Computed on first use. */
let acronyms: readonly string[] | undefined;
const KNOWN_LETTERS: readonly string[] = listOf(`
  BBC, BBV, BMC, BMG, BMP, BMW, BNP, BRD, BSB, BTS, CBC, CBS, CDC, CDS, CGT, CNC, CNN, CNR, CPR, CRM, CRS, CSX, CTC, DDR,
  DDT, DHL, DLF, DNB, DPD, DRM, DSM, DVD, FBS, FCB, FDP, GDF, GDP, GHK, GLS, GMC, GPS, GSK, GSM, HBC, HBS, HCL, HDL, HDR,
  HGV, HMS, HNS, HRT, HSV, HTC, KBC, KDB, KFC, KGB, KKK, KLM, KMD, KPN, LBC, LCD, LDL, LLC, LLP, LNG, LSD, LTD, MBB, MBC,
  MBK, MCC, MCD, MDF, MGM, MLB, MLM, MLP, MLS, MMS, MRT, MSC, MSN, MTN, MTS, MTV, NBC, NCC, NCR, NDR, NGK, NKD, NLB, NPR,
  NRL, NSB, NTT, NTV, PBS, PCC, PCP, PCR, PDF, PHD, PHP, PKP, PLC, PLN, PNC, PNG, PPP, PRC, PRS, PVC, PVH, RBC, RBS, RCF,
  RCS, RDS, RFK, RHB, RNR, RTL, RTS, SBB, SBS, SCB, SCG, SDK, SDP, SGS, SKF, SKY, SMS, SNB, SNS, SPD, SPF, SSC, SSD, SSS,
  STD, STR, SVB, TBC, TBS, TCL, TCS, TDK, TGV, TNB, TNT, TRX, TSB, TSG, TSV, TVP, VCR, VHS, VPN, VSP, VTB, VVS, WBC, WCC,
  WDR, WHS, WMF, WPP, WTC, WTF, WTS`);

function acronymAt(number: number): string {
  acronyms ??= [...'BDFGHKLMNPRSTVWC'].flatMap((a) =>
    [...'BDFGHKLMNPRSTVW'].flatMap((b) =>
      [...'BCDFGHKLMNPRSTV'].map((c) => a + b + c).filter((all) => !KNOWN_LETTERS.includes(all)),
    ),
  );
  const round = Math.floor(number / acronyms.length);
  // Steps of 611 and of 7 visit every letter group and every word before one repeats.
  const letters = acronyms[(number * 611) % acronyms.length] ?? '';
  const word = ((number % acronyms.length) + 7 * round) % (WORDS.length + 1);
  return `${letters} ${WORDS[word] ?? ''}`.trimEnd();
}

/** Words that follow a name in English-speaking countries. The first is empty: nothing follows. */
const ENGLISH_BODIES: readonly string[] = ['', '& Sons', 'Brothers', 'Partners'];

/** Groups of countries that share the English words, but not their family names; by ISO 3166-1 code. */
const ENGLISH_SPEAKING = ['GB, JM, AU, NZ, CA, US', 'IE', 'NG', 'GH', 'KE, TZ, UG', 'ZA'] as const;

/**
 * The parts of company names in some countries. A name begins with a `head`, an invented word or a family name, which
 * is followed by a word (the `body`), a partner or both.
 */
export interface Houses {
  /** ISO 3166-1 codes of the countries whose companies have these names. */
  readonly countries: readonly string[];
  /** The first words of names: {@link HEADS} of them, invented words first, then family names. */
  readonly heads: readonly string[];
  /** Words that can follow the first word of a name. The first one is empty: nothing follows. */
  readonly bodies: readonly string[];
  /** Returns the `which`-th partner of the first word with an index: another family name. */
  readonly partner: (head: number, which: number) => string;
  /** Returns given names for founders, none of which is also a family name of the same countries. */
  readonly founders: () => readonly string[];
}

/** How many first words of names {@link Houses} have: invented words and family names. */
export const HEADS = 100;
/** How many of these first words are invented. */
export const COINED = 50;
const FAMILIES: number = HEADS - COINED;

/** How many words, including the empty one, can follow the first word of a name. */
export const BODIES: number = ENGLISH_BODIES.length;

/** How many endings (a word or a partner) the names of the first records can have: all words, and a few partners. */
export const FIRST: number = BODIES + 5;

/** How many short endings there are: words and partners. */
export const SHORT: number = BODIES + PARTNERS;

/** `LONG_OF_KIND`: how many endings there are for each of three kinds of long names. `LONG`: for all three together. */
const LONG_OF_KIND: number = Math.floor((FIELDS.length * TRADES.length) / 2);
export const LONG: number = 3 * LONG_OF_KIND;

/**
 * Returns a long name, different from all other names of the same countries. It has one of three forms: initials of an
 * organisation, an invented name with two words, or a family name with a founder's names or with two partners.
 *
 * @param at index of the first word
 * @param ending from 0, below {@link LONG}
 */
export function longName({ heads, partner, founders }: Houses, at: number, ending: number): string {
  const [kind, turn] = [ending % 3, Math.floor(ending / 3)];
  if (kind === 0) return acronymAt(at * LONG_OF_KIND + turn);
  const head = heads[at] ?? '';
  if (at < COINED) {
    const words = 2 * turn + kind - 1;
    return `${head} ${FIELDS[words % FIELDS.length] ?? ''} ${TRADES[Math.floor(words / FIELDS.length)] ?? ''}`;
  }
  if (kind === 1) {
    const founder = founders()[turn];
    if (founder !== undefined) return `${founder} ${head}`;
    const pair = turn - founders().length;
    return `${INITIALS[Math.floor(pair / INITIALS.length)] ?? ''}. ${INITIALS[pair % INITIALS.length] ?? ''}. ${head}`;
  }
  const first = Math.floor(turn / (PARTNERS - 1));
  const second = (first + 1 + (turn % (PARTNERS - 1))) % PARTNERS;
  return `${head}, ${partner(at, first)} & ${partner(at, second)}`;
}

/**
 * The first words are divided among this many groups of resources, so that no two groups have names in common; below,
 * about how many invented words a group has.
 */
const SHARES = 4;
const SHARE = 12.6;

/**
 * Returns the invented first words, sorted so that each group of resources has each first half of a word once or twice.
 */
function coinedOf({ starts, ends, between = '' }: TradeNames): readonly string[] {
  const [first, second] = [listOf(starts), listOf(ends)];
  return Array.from({ length: COINED }, (_, at) => {
    // The first two groups have 13 of them, the others 12.
    const turn = Math.ceil((at % SHARES) * SHARE) + Math.floor(at / SHARES);
    const start = turn % first.length;
    const end = (Math.floor(turn / first.length) + start) % second.length;
    return `${first[start] ?? ''}${between}${second[end] ?? ''}`;
  });
}

/**
 * Invented names for English-speaking countries: words and rare family names that no region has among its family names.
 */
// oxfmt-ignore
const ENGLISH: readonly string[] = listOf(`
  Loxley, Garside, Claypole, Dunstan, Eastwick,
  Tidewater, Longacre, Ironwood, Fennimore, Saltmarsh,
  Merrick, Ramsden, Selby, Clavering, Kershaw,
  Greystone, Sandpiper, Riverbend, Windrush, Millrace,
  Appleby, Mallory, Norcross, Ormerod, Penrose,
  Quayle, Birtles, Heathcote, Fothergill, Underhill,
  Lakeshore, Foxglove, Cloverleaf, Quantock, Fieldfare,
  Vickery, Wadsworth, Winslow, Tranter, Whitlock,
  Hollis, Pickering, Brigham, Pomfret, Oakshott,
  Southbank, Highfield, Brookside, Hurstwood, Meadowsweet`);

/**
 * Family names that no generated company gets: well-known companies have them, or they sound like the invented names of
 * other companies.
 */
const KEPT_OUT: readonly string[] = listOf(
  'Braun, Campbell, Ferrari, Gray, Honda, Johnson, Ishida, Reddy, Suzuki, Wagner, Akyol, Lindberg, Lindholm, Solberg',
);

/**
 * Returns a name in the form that web addresses have, to tell names apart. A name of plain letters is only put into
 * small letters.
 */
const plain = (name: string): string => (/^[A-Za-z]*$/.test(name) ? name.toLowerCase() : slug(name));

/**
 * Family names by country code. None of them belongs to two regions, or is also an invented name. Computed on first
 * use.
 */
let families: ReadonlyMap<string, readonly string[]> | undefined;

function familiesIn(code: string): readonly string[] {
  if (!families) {
    const found = new Map<string, readonly string[]>();
    const taken = new Set([...KEPT_OUT, ...ENGLISH].map(plain));
    for (const { countries, family } of regions) {
      const own: string[] = [];
      for (const forms of listOf(family)) {
        const name = forms.replace(/[|].*/, '').replace(/^de /, 'De ');
        const key = plain(name);
        if (name.length < 3 || /^(?!De ).* | .* |’/.test(name) || taken.has(key)) continue;
        taken.add(key);
        own.push(name);
      }
      for (const one of Object.keys(countries)) found.set(one, own);
    }
    families = found;
  }
  return families.get(code) ?? [];
}

/**
 * Returns the parts of company names in some countries. The first words are computed on first use. Partners are other
 * family names.
 */
function poolOf(countries: readonly string[], coined: () => readonly string[], bodies: readonly string[]): Houses {
  let known: readonly string[] | undefined;
  let givenNames: readonly string[] | undefined;
  const heads = (): readonly string[] => {
    if (known) return known;
    // Picks evenly from all family names of the countries. Those of the Philippines would also appear in other
    // countries' names.
    const all = [...new Set(countries.flatMap((code) => (code === 'PH' ? [] : familiesIn(code))))];
    const own = Array.from({ length: FAMILIES }, (_, at) => all[Math.floor((at * all.length) / FAMILIES)] ?? '');
    return (known = [...coined(), ...own]);
  };
  // Seven and the number of family names have no common factor.
  const partner = (head: number, which: number): string =>
    heads()[COINED + ((head + 2 * FAMILIES - COINED + 7 * (which + 1)) % FAMILIES)] ?? '';
  return {
    countries,
    get heads() {
      return heads();
    },
    bodies,
    partner,
    founders: () => (givenNames ??= foundersIn(countries, heads())),
  };
}

/**
 * Returns given names of men and women in the first of these countries, without those that are also a first word of
 * company names.
 */
function foundersIn([first = '']: readonly string[], heads: readonly string[]): readonly string[] {
  const { female, male } = regionOf(first);
  return [...listOf(male), ...listOf(female)].filter((given) => !heads.includes(given)).slice(0, 2 * FAMILIES);
}

const [WIDEST, ...OTHERS] = ENGLISH_SPEAKING;

/** The parts of company names for all countries that have no entry of their own. */
export const ENGLISH_HOUSES: Houses = poolOf(listOf(WIDEST), () => ENGLISH, ENGLISH_BODIES);

/** For each list of invented company names: the codes of the countries that use it. */
const coiners = new Map<TradeNames, string[]>();
for (const { tradeNames, countries } of regions) {
  if (tradeNames) coiners.set(tradeNames, [...(coiners.get(tradeNames) ?? []), ...Object.keys(countries)]);
}

/**
 * The parts of company names of all countries. A first word that appears in two entries has the same index in both, and
 * no first word begins with another one and a blank. So names that differ within an entry differ everywhere, also as
 * web addresses.
 */
export const HOUSES: readonly Houses[] = [
  ...[...coiners].map(([names, countries]) => poolOf(countries, () => coinedOf(names), ['', ...listOf(names.own)])),
  ENGLISH_HOUSES,
  ...OTHERS.map((countries) => poolOf(listOf(countries), () => ENGLISH, ENGLISH_BODIES)),
];
