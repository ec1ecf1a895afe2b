import { regions, type TradeNames } from '../regions/index.ts';
import { slug } from '../slug.ts';
import { listOf } from './list-of.ts';

/** Bodies that name relatives, such as "& Sons" or "Brothers"; they never follow an invented name. */
export const KIN: RegExp = /^(?:& |e H|ve O|Br|Fr|He|Ir|Ka)/;

/** Number of names that can follow an "&". */
const PARTNERS = 44;

/** Words that follow a name in English-speaking countries. The first is empty. */
const ENGLISH_BODIES: readonly string[] = ['', '& Sons', 'Brothers', 'Partners'];

/** Country groups of the English-speaking pool; their family names differ. */
const ENGLISH_SPEAKING = ['GB, JM, AU, NZ, CA, US', 'IE', 'NG', 'GH', 'KE, TZ, UG', 'ZA'] as const;

/** Company names of some countries: a head, followed by a body, a partner or both. */
export interface Houses {
  /** ISO 3166-1 codes of the countries. */
  readonly countries: readonly string[];
  /** {@link HEADS} names: invented ones and family names. */
  readonly heads: readonly string[];
  /** Words that can follow the head; the first is empty. */
  readonly bodies: readonly string[];
  /** Returns a partner of a head, both by index. */
  readonly partner: (head: number, which: number) => string;
}

/** Number of heads in each pool: invented ones and family names. */
export const HEADS = 100;
/** Number of invented heads in each pool. */
export const COINED = 50;
const FAMILIES: number = HEADS - COINED;

/** Number of bodies in each pool, including the empty one. */
export const BODIES: number = ENGLISH_BODIES.length;

/** Number of endings that the first records use: all bodies, and a few partners. */
export const FIRST: number = BODIES + 5;

/** Number of bodies and partners in each pool. */
export const SHORT: number = BODIES + PARTNERS;

/** Number of pairs of partners. */
export const LONG: number = PARTNERS * (PARTNERS - 1);

/** Number of parts into which the resources divide the heads. */
const SHARES = 4;
const SHARE = 12.6;

/** Returns the invented heads, so that each part of the resources gets each start once or twice. */
function coinedOf({ starts, ends, between = '' }: TradeNames): readonly string[] {
  const [first, second] = [listOf(starts), listOf(ends)];
  return Array.from({ length: COINED }, (_, at) => {
    // The first two parts have 13 of them, the others 12.
    const turn = Math.ceil((at % SHARES) * SHARE) + Math.floor(at / SHARES);
    const start = turn % first.length;
    const end = (Math.floor(turn / first.length) + start) % second.length;
    return `${first[start] ?? ''}${between}${second[end] ?? ''}`;
  });
}

/** Rare family names and words that no region has among its family names. */
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

/** Family names of well-known companies, and names that sound like invented ones. */
const KEPT_OUT: readonly string[] = listOf(
  'Campbell, Ferrari, Gray, Honda, Johnson, Ishida, Reddy, Suzuki, Wagner, Akyol, Lindberg, Lindholm, Solberg',
);

/**
 * Returns the form of a name that tells names apart in web addresses. Most names have no accents and stay unchanged.
 */
const plain = (name: string): string => (/^[A-Za-z]*$/.test(name) ? name.toLowerCase() : slug(name));

/** Family names by country code; none belongs to two regions or is an invented name. Computed on first use. */
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

/** Returns a pool; its heads are computed on first use. Partners are other family names. */
function poolOf(countries: readonly string[], coined: () => readonly string[], bodies: readonly string[]): Houses {
  let known: readonly string[] | undefined;
  const heads = (): readonly string[] => {
    if (known) return known;
    // Picks evenly from all family names of the countries. Those of the Philippines would appear in other pools as
    // well.
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
  };
}

const [WIDEST, ...OTHERS] = ENGLISH_SPEAKING;

/** The pool of all countries without a pool of their own. */
export const ENGLISH_HOUSES: Houses = poolOf(listOf(WIDEST), () => ENGLISH, ENGLISH_BODIES);

/** The countries with invented names of their own, by these names. */
const coiners = new Map<TradeNames, string[]>();
for (const { tradeNames, countries } of regions) {
  if (tradeNames) coiners.set(tradeNames, [...(coiners.get(tradeNames) ?? []), ...Object.keys(countries)]);
}

/**
 * All pools. A head that appears in two pools has the same index in both, and no head begins with another one and a
 * blank: names that differ within a pool differ everywhere, also as web addresses.
 */
export const HOUSES: readonly Houses[] = [
  ...[...coiners].map(([names, countries]) => poolOf(countries, () => coinedOf(names), ['', ...listOf(names.own)])),
  ENGLISH_HOUSES,
  ...OTHERS.map((countries) => poolOf(listOf(countries), () => ENGLISH, ENGLISH_BODIES)),
];
