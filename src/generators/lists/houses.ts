import { combination } from '../tiers.ts';
import { regions } from '../regions/index.ts';
import { slug } from '../slug.ts';
import { listOf } from './list-of.ts';

/** What companies in some countries are called: coined names that sound as if they came from there. */
interface Source {
  /** ISO 3166-1 codes of the countries. */
  readonly countries: string;
  /** Ten or 15 first parts of a name. */
  readonly starts: string;
  /** Twelve or eight second parts, 120 names in all: each goes with each first part. */
  readonly ends: string;
  /** Eight words behind a name, in the language of the countries or that of their trade. */
  readonly own: string;
  /** What stands between the two. Default: nothing. */
  readonly between?: string;
}

/** Names of British sound: as many as are coined elsewhere. */
const ENGLISH: readonly string[] =
  listOf(`Abernethy, Alderwick, Aldridge, Applegarth, Applewhite, Ashmere, Bannister, Beckfold, Bickerstaff, Blackthorn, Blakeney,
  Bramfield, Brinkvale, Calderwyn, Cavendish, Chadwick, Clearbrook, Cottingley, Cranmere, Crestholm, Dalewick, Dunwoody,
  Eastmarch, Ellingham, Everhart, Fairweather, Fennimore, Fernbank, Foxhollow, Galloway, Glenharrow, Goodspeed, Grimshaw,
  Halcombe, Hargrove, Hawkridge, Hollinwood, Huxley, Ironvale, Kingsfold, Kirkbride, Larkfield, Lockhart, Longacre,
  Lowther, Macready, Merriweather, Millhaven, Northmere, Ormsby, Otterburn, Pemberwick, Pettigrew, Pinecrest, Quennell,
  Redmayne, Ridgewell, Rutherglen, Saltmarsh, Sedgemoor, Southwold, Standish, Stonebridge, Sutcliffe, Thackeray,
  Tidewell, Tremayne, Underhill, Upshaw, Wainfleet, Whitcombe, Yarrowdale`);

/**
 * Words behind a name, as companies of any country use them, beside those of its own language. None names a trade: the
 * industry of a record is drawn elsewhere and must not be contradicted.
 */
const BODIES: readonly string[] =
  listOf(`Forma, Global, Group, Holding, International, Management, Nova, Partners, Prime, Projects, Services,
  Solutions, Linea, Terra, Ventures, Works`);

/** How many names stand behind an "&". */
const PARTNERS = 40;

/** Words behind a name where English is at home. The first is none at all. */
const ENGLISH_BODIES: readonly string[] = [
  '',
  ...listOf(`Associates, Brothers, Quay, Park, Company, Enterprises, Heights, Group, Holdings, House, International,
    North, Court, Partners, Cross, Services, Solutions, Gate, Yard, Green, Lane, Point, Row, Square`),
];

/** Other names behind an "&" where English is at home. */
const ENGLISH_PARTNERS: readonly string[] =
  listOf(`Ash, Bell, Birch, Byrne, Clay, Cole, Crane, Daughters, Drake, Ellery,
  Fenn, Finch, Frost, Gale, Grey, Hale, Hart, Heath, Holt, Keane, Lark, Locke, Marsh, Moss, Nash, Orr, Penn, Pike, Quill,
  Reed, Rowe, Sage, Sons, Starling, Tate, Thorne, Vale, Webb, Wren, Yates`);

/** Where companies trade under English words. */
const ENGLISH_WORDS = 'Enterprises, Associates, Brothers, Sons, East, House, Industries, Agencies';

// prettier-ignore
const SOURCES: readonly Source[] = [
  {
    countries: 'FR, LU',
    starts: 'Beau, Clair, Mont, Val, Roche, Font, Belle, Bois, Mar, Chante, Haute, Vert, Blanc, Aube, Pré',
    ends: 'fleur, lune, rive, marais, chêne, verger, noyer, lande',
    own: 'Groupe, Associés, Développement, Frères, Participations, Entreprises, Initiatives, Avenir',
  },
  {
    countries: 'DE, AT, CH',
    starts: 'Birken, Linden, Eichen, Stein, Rosen, Falken, Sonnen, Reben, Erlen, Winter, Kirsch, Mühlen, Lerchen, Hasel, Moos',
    ends: 'bach, hof, tal, feld, hagen, brück, horst, grund',
    own: 'Gruppe, Partner, Werke, Haus, Kontor, Verbund, Nord, Invest',
  },
  {
    countries: 'NL, BE',
    starts: 'Rozen, Beuken, Wilgen, Molen, Duin, Zilver, Noorder, Polder, Haver, Ooster, Linde, Meer, Vlier, Eiken, Zonne',
    ends: 'dal, veld, burg, hoek, kamp, rode, stroom, dijk',
    own: 'Groep, Huis, Beheer, Diensten, Verbond, Collectief, Projecten, Invest',
  },
  {
    countries: 'SE, NO, DK',
    starts: 'Nord, Strand, Gran, Lind, Sten, Hav, Sol, Ask, Vinter, Falk',
    ends: 'vik, holm, dal, sund, lund, borg, mark, berg, by, hus, land, fors',
    own: 'Gruppen, Huset, Partner, Invest, Projekt, Forum, Norden, Syd',
  },
  {
    countries: 'FI',
    starts: 'Kuusi, Koivu, Järvi, Tuuli, Pohja, Halla, Kivi, Lumi, Aalto, Haapa',
    ends: 'niemi, ranta, mäki, lahti, salo, harju, virta, koski, saari, aho, pelto, kallio',
    own: 'Ryhmä, Yhtiöt, Kumppanit, Talo, Veljekset, Invest, Partner, Konserni',
  },
  {
    countries: 'PL',
    starts: 'Wit, Bur, Jan, Tor, Gor, Kal, Wer, Sol, Dom, Ner',
    ends: 'pol, ex, mex, mar, lux, max, eko, ima, era, ona, imex, ida',
    own: 'Grupa, Dom, Bracia, Invest, Projekt, Serwis, Partner, Centrum',
  },
  {
    countries: 'CZ',
    starts: 'Lip, Bor, Javor, Sokol, Dub, Kalin, Jasen, Zlat, Brez, Vran',
    ends: 'ovec, ina, nica, ava, ovka, anka, inec, ovan, ika, ora, enka, any',
    own: 'Skupina, Dům, Bratři, Invest, Projekt, Servis, Partner, Centrum',
  },
  {
    countries: 'IT',
    starts: 'Monte, Val, Castel, Riva, Fonte, Borgo, Torre, Prato, Ponte, Rocca, Poggio, Colle, Pietra, Selva, Lago',
    ends: 'verde, fiore, luna, chiara, nova, vento, serena, bruna',
    own: 'Gruppo, Fratelli, Associati, Servizi, Progetti, Casa, Sviluppo, Iniziative',
  },
  {
    countries: 'ES, MX, CR, DO, CO, EC, PE, AR, CL, UY, PH',
    starts: 'Valde, Peña, Río, Sierra, Fuente, Casa, Llano, Campo, Villa, Puerto, Alta, Arroyo, Prado, Loma, Isla',
    ends: 'pino, roble, cielo, brisa, cedro, trigo, cobre, rosal',
    own: 'Grupo, Hermanos, Asociados, Servicios, Proyectos, Desarrollo, Compañía, Iniciativas',
  },
  {
    countries: 'PT, BR',
    starts: 'Vale, Serra, Porto, Bela, Costa, Monte, Pedra, Lagoa, Campina, Fonte',
    ends: 'lume, coral, jasmim, garoa, figueira, canela, neblina, prata, palma, murta, romã, folha',
    own: 'Grupo, Irmãos, Associados, Serviços, Projetos, Parceiros, Companhia, Iniciativas',
  },
  {
    countries: 'TR',
    starts: 'Ak, Gök, Altın, Güneş, Deniz, Yeşil, Demir, Bulut, Çınar, Ay',
    ends: 'taş, dağ, su, bahar, yol, kaya, tepe, pınar, ada, kent, ova, köprü',
    own: 'Grup, Ortaklık, Kardeşler, Hizmet, Proje, Merkez, Birlik, Yatırım',
  },
  {
    countries: 'EG, SA, AE',
    starts: 'Nour, Sahl, Reem, Najm, Bahr, Saf, Amal, Zahr, Qamar, Fanar',
    ends: 'an, ia, een, ara, iya, oun, eya, ana, ani, awi, una, ela',
    own: ENGLISH_WORDS,
  },
  {
    countries: 'IN, NP',
    starts: 'Surya, Megha, Kamal, Vasant, Hima, Nila, Sagar, Tara, Indra, Arun',
    ends: 'dhara, van, giri, deep, kiran, jyoti, vati, mani, kunj, raj, lok, rekha',
    own: ENGLISH_WORDS,
  },
  {
    countries: 'ID', between: ' ',
    starts: 'Cahaya, Bumi, Samudra, Karya, Citra, Mega, Bintang, Rimba, Tirta, Puspa',
    ends: 'Jaya, Emas, Raya, Indah, Abadi, Perkasa, Makmur, Lestari, Nusa, Wangi, Mulia, Utama',
    own: 'Grup, Mitra, Bersaudara, Sentosa, Persada, Sejahtera, Bersama, Gemilang',
  },
  {
    countries: 'CN',
    starts: 'Jin, Lan, Tian, Yun, Long, Xin, Dong, Hong, Rui, Qing',
    ends: 'hai, feng, yuan, shan, he, tai, lin, cheng, kang, ming, zhou, yang',
    own: ENGLISH_WORDS,
  },
  {
    countries: 'JP',
    starts: 'Ao, Haru, Hoshi, Kaze, Yuki, Mine, Shira, Tsuki, Natsu, Suzu',
    ends: 'kawa, mori, hara, zawa, shima, taka, moto, mura, nami, saki, gata, dani',
    own: 'Shoji, Sangyo, Kogyo, Shokai, House, Kikaku, Shoten, Trading',
  },
  {
    countries: 'KR',
    starts: 'Mir, Byeol, Garam, Haneul, Sae, Noeul, Hae, Narae, Dasom, Areum',
    ends: 'bit, teo, nuri, maru, sol, won, deul, gil, on, ra, byeok, saem',
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
export const HEADS = 120;
const COINED = 72;
const FAMILIES: number = HEADS - COINED;

/** So many endings are given to the first records: all bodies, and a few partners; a multiple of five, as there are five resources. */
export const FIRST: number = ENGLISH_BODIES.length + 15;

/** So many bodies and partners every pool has. */
export const SHORT: number = ENGLISH_BODIES.length + PARTNERS;

/** So many bodies and partners together: all that are not empty. */
export const LONG: number = (ENGLISH_BODIES.length - 1) * PARTNERS;

/** The coined heads of a source: not all there can be, though all first and all second parts come in them. */
function coinedOf({ starts, ends, between = '' }: Source): readonly string[] {
  return Array.from({ length: COINED }, (_, at) =>
    combination((at * 37) % 120, listOf(starts), listOf(ends)).join(between),
  );
}

/** Families after whom well-known companies are called, and those that sound like coined names. */
const KEPT_OUT: readonly string[] = listOf(
  'Campbell, Ferrari, Honda, Ishida, Reddy, Suzuki, Wagner, Akyol, Lindberg, Lindholm, Solberg',
);

/** What tells names apart in addresses. Most have no accents, and are as they are. */
const plain = (name: string): string => (/^[A-Za-z]*$/.test(name) ? name.toLowerCase() : slug(name));

/** The names of families by the code of a country; none is one of two regions, nor coined. Found when first asked for. */
let families: ReadonlyMap<string, readonly string[]> | undefined;

function familiesIn(code: string): readonly string[] {
  if (!families) {
    const found = new Map<string, readonly string[]>();
    const taken = new Set([...KEPT_OUT, ...ENGLISH, ...ENGLISH_PARTNERS].map(plain));
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

/** A pool; its heads are made when they are first asked for. Partners are other families, unless given. */
function poolOf(
  countries: string,
  coined: () => readonly string[],
  bodies: readonly string[],
  partners?: readonly string[],
): Houses {
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
  const other = (head: number, which: number): string =>
    heads()[COINED + ((head + 2 * FAMILIES - COINED + 7 * (which + 1)) % FAMILIES)] ?? '';
  return {
    countries: codes,
    get heads() {
      return heads();
    },
    bodies,
    partner: (head, which) => partners?.[which] ?? other(head, which),
  };
}

/** The pool of all countries that no other one has. */
export const ENGLISH_HOUSES: Houses = poolOf(ENGLISH_SPEAKING[0], () => ENGLISH, ENGLISH_BODIES, ENGLISH_PARTNERS);

/**
 * All pools. No head is one of two pools unless it has the same place in both, nor does one begin with another and a blank:
 * so what is different in one pool is different in all, as an address too.
 */
export const HOUSES: readonly Houses[] = [
  ...SOURCES.map((source) => poolOf(source.countries, () => coinedOf(source), ['', ...listOf(source.own), ...BODIES])),
  ENGLISH_HOUSES,
  ...ENGLISH_SPEAKING.slice(1).map((countries) => poolOf(countries, () => ENGLISH, ENGLISH_BODIES)),
];
