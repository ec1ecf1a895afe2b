import { regions } from '../regions/index.ts';
import { slug } from '../slug.ts';
import { listOf } from './list-of.ts';

/** What companies in some countries are called: coined names that sound as if they came from there. */
interface Source {
  /** ISO 3166-1 codes of the countries; a semicolon parts those whose families differ. */
  readonly countries: string;
  /** Ten first parts of a name. */
  readonly starts: string;
  /** Five second parts: each goes with each first part. */
  readonly ends: string;
  /** Three words behind a name, in the language of the countries or that of their trade; none tells a size. */
  readonly own: string;
  /** What stands between the two. Default: nothing. */
  readonly between?: string;
}

/** Words of families: no invented name has them. */
export const KIN: RegExp = /^(?:& |e H|ve O|Br|Fr|He|Ir|Ka)/;

/** How many names stand behind an "&". */
const PARTNERS = 44;

/** Words behind a name where English is at home. The first is none at all. */
const ENGLISH_BODIES: readonly string[] = ['', '& Sons', 'Brothers', 'Partners'];

/** Where companies trade under English words. */
const ENGLISH_WORDS = 'Partners, United, Ventures';

// oxfmt-ignore
const SOURCES: readonly Source[] = [
  {
    countries: 'FR, LU',
    starts: 'Beau, Clair, Haute, Belle, Roche, Vert, Blanc, Grand, Long, Franc',
    ends: 'mont, val, court, fontaine, rive',
    own: 'Développement, Frères, & Fils',
  },
  {
    countries: 'DE, AT, CH',
    starts: 'Birken, Linden, Eichen, Stein, Rosen, Falken, Sonnen, Reben, Erlen, Winter',
    ends: 'bach, hof, tal, feld, brück',
    own: '& Söhne, Nachfolger, Direkt',
  },
  {
    countries: 'NL, BE',
    starts: 'Rozen, Beuken, Wilgen, Molen, Duin, Zilver, Noorder, Polder, Haver, Ooster',
    ends: 'dal, veld, hoek, kamp, dijk',
    own: '& Zonen, Partners, Compagnie',
  },
  {
    countries: 'SE; NO, DK',
    starts: 'Nord, Strand, Gran, Lind, Sten, Hav, Sol, Ask, Vinter, Falk',
    ends: 'vik, holm, sund, lund, mark',
    own: 'Nordic, Norden, Scandinavia',
  },
  {
    countries: 'FI',
    starts: 'Kuusi, Koivu, Järvi, Tuuli, Pohja, Halla, Kivi, Lumi, Aalto, Haapa',
    ends: 'niemi, ranta, mäki, lahti, virta',
    own: 'Yhtiöt, Kumppanit, Suomi',
  },
  {
    countries: 'PL',
    starts: 'Wis, Bur, Jan, Tor, Gor, Kal, Wer, Sol, Dom, Ner',
    ends: 'pol, mex, mar, lux, eko',
    own: 'Partner, Centrum, Polska',
  },
  {
    countries: 'CZ',
    starts: 'Lip, Bor, Javor, Sokol, Dub, Kalin, Jasen, Zlat, Brez, Vran',
    ends: 'ovec, ina, nica, ava, ovka',
    own: 'Partner, Centrum, Morava',
  },
  {
    countries: 'IT',
    starts: 'Monte, Val, Castel, Riva, Fonte, Borgo, Torre, Prato, Ponte, Rocca',
    ends: 'verde, fiore, luna, chiara, bruna',
    own: '& Figli, Fratelli, Italia',
  },
  {
    countries: 'ES, MX, CR, DO, CO, EC, PE, AR, CL, UY, PH',
    between: ' ',
    starts: 'Monte, Sierra, Valle, Río, Loma, Prado, Puerto, Bahía, Arroyo, Cerro',
    ends: 'Verde, Azul, Grande, Real, Alegre',
    own: 'Hermanos, e Hijos, Comercial',
  },
  {
    countries: 'PT, BR',
    between: ' ',
    starts: 'Vale, Várzea, Porto, Praia, Morro, Pedra, Lagoa, Campina, Fonte, Ilha',
    ends: 'Verde, Azul, Grande, Nobre, Real',
    own: 'Irmãos, & Filhos, Comercial',
  },
  {
    countries: 'TR',
    starts: 'Ak, Gök, Altın, Güneş, Deniz, Yeşil, Demir, Bulut, Çınar, Ay',
    ends: 'taş, dağ, su, kaya, pınar',
    own: 'Kardeşler, ve Oğulları, Ortaklar',
  },
  {
    countries: 'EG, SA, AE',
    between: ' ',
    starts: 'Nour, Sahl, Reem, Najm, Bahr, Safa, Amal, Zahr, Qamar, Fanar',
    ends: 'Gate, Line, Vision, Horizon, Oasis',
    own: ENGLISH_WORDS,
  },
  {
    countries: 'IN, NP',
    starts: 'Surya, Megha, Kamal, Vasant, Hima, Nila, Sagar, Tara, Indra, Arun',
    ends: 'dhara, van, giri, deep, jyoti',
    own: ENGLISH_WORDS,
  },
  {
    countries: 'ID', between: ' ',
    starts: 'Cahaya, Bumi, Samudra, Karya, Citra, Mega, Bintang, Rimba, Tirta, Puspa',
    ends: 'Jaya, Raya, Indah, Abadi, Lestari',
    own: 'Bersaudara, Sentosa, Persada',
  },
  {
    countries: 'CN',
    starts: 'Jin, Lan, Tian, Yun, Long, Xin, Dong, Hong, Rui, Qing',
    ends: 'hai, feng, yuan, he, cheng',
    own: ENGLISH_WORDS,
  },
  {
    countries: 'JP',
    starts: 'Ao, Haru, Hoshi, Kaze, Yuki, Mine, Shira, Tsuki, Natsu, Suzu',
    ends: 'kawa, hara, zawa, shima, mura',
    own: 'Planning, Sangyo, Kosan',
  },
  {
    countries: 'KR',
    starts: 'Dae, Han, Se, Dong, Tae, Woo, Mi, Seong, Jin, Kyung',
    ends: 'jung, rim, ryong, nuri, som',
    own: ENGLISH_WORDS,
  },
];

/** Where names are English, those of families differ. */
const ENGLISH_SPEAKING = ['GB, JM, AU, NZ, CA, US', 'IE', 'NG', 'GH', 'KE, TZ, UG', 'ZA'] as const;

/** What companies in some countries may be called: a head, and a body or a partner or both behind it. */
export interface Houses {
  /** ISO 3166-1 codes of the countries. */
  readonly countries: readonly string[];
  /** {@link HEADS}: coined names, and those of families. */
  readonly heads: readonly string[];
  /** The first one is empty. */
  readonly bodies: readonly string[];
  /** One of the partners of a head, both by their places. */
  readonly partner: (head: number, which: number) => string;
}

/** So many heads every pool has: some coined, the rest the names of families. */
export const HEADS = 100;
export const COINED = 50;
const FAMILIES: number = HEADS - COINED;

/** So many bodies every pool has, with the empty one. */
export const BODIES: number = ENGLISH_BODIES.length;

/** So many endings are given to the first records: all bodies, and a few partners. */
export const FIRST: number = BODIES + 5;

/** So many bodies and partners every pool has. */
export const SHORT: number = BODIES + PARTNERS;

/** So many pairs of partners. */
export const LONG: number = PARTNERS * (PARTNERS - 1);

/** In how many parts resources share the heads out, and how many combinations of parts, about, each of them has. */
const SHARES = 4;
const SHARE = 12.6;

/** The coined heads of a source. Those of each share have each first part once or twice. */
function coinedOf({ starts, ends, between = '' }: Pick<Source, 'starts' | 'ends' | 'between'>): readonly string[] {
  const [first, second] = [listOf(starts), listOf(ends)];
  return Array.from({ length: COINED }, (_, at) => {
    // There are 13 of the first two shares, and 12 of the others.
    const turn = Math.ceil((at % SHARES) * SHARE) + Math.floor(at / SHARES);
    const start = turn % first.length;
    const end = (Math.floor(turn / first.length) + start) % second.length;
    return `${first[start] ?? ''}${between}${second[end] ?? ''}`;
  });
}

/** Names that no region has among those of its families: rarer ones, and words. */
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

/** Families after whom well-known companies are called, and those that sound like coined names. */
const KEPT_OUT: readonly string[] = listOf(
  'Campbell, Ferrari, Gray, Honda, Johnson, Ishida, Reddy, Suzuki, Wagner, Akyol, Lindberg, Lindholm, Solberg',
);

/** What tells names apart in addresses. Most have no accents, and are as they are. */
const plain = (name: string): string => (/^[A-Za-z]*$/.test(name) ? name.toLowerCase() : slug(name));

/** The names of families by the code of a country; none is one of two regions, nor coined. Found when first asked for. */
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

/** A pool; its heads are made when they are first asked for. Partners are other families. */
function poolOf(countries: string, coined: () => readonly string[], bodies: readonly string[]): Houses {
  const codes = listOf(countries);
  let known: readonly string[] | undefined;
  const heads = (): readonly string[] => {
    if (known) return known;
    // Of all families of the countries, so many that are evenly spread; those of the Philippines would show elsewhere.
    const all = [...new Set(codes.flatMap((code) => (code === 'PH' ? [] : familiesIn(code))))];
    const own = Array.from({ length: FAMILIES }, (_, at) => all[Math.floor((at * all.length) / FAMILIES)] ?? '');
    return (known = [...coined(), ...own]);
  };
  // Seven has no factor in common with the number of families.
  const partner = (head: number, which: number): string =>
    heads()[COINED + ((head + 2 * FAMILIES - COINED + 7 * (which + 1)) % FAMILIES)] ?? '';
  return {
    countries: codes,
    get heads() {
      return heads();
    },
    bodies,
    partner,
  };
}

/** The pool of all countries that no other one has. */
export const ENGLISH_HOUSES: Houses = poolOf(ENGLISH_SPEAKING[0], () => ENGLISH, ENGLISH_BODIES);

/**
 * All pools. No head is one of two pools unless it has the same place in both, nor does one begin with another and a blank:
 * so what is different in one pool is different in all, as an address too.
 */
export const HOUSES: readonly Houses[] = [
  ...SOURCES.flatMap((source) =>
    source.countries
      .split('; ')
      .map((countries) => poolOf(countries, () => coinedOf(source), ['', ...listOf(source.own)])),
  ),
  ENGLISH_HOUSES,
  ...ENGLISH_SPEAKING.slice(1).map((countries) => poolOf(countries, () => ENGLISH, ENGLISH_BODIES)),
];
