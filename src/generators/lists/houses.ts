import { combination } from '../tiers.ts';
import { listOf } from './list-of.ts';

/** What companies in some countries are called: coined names that sound as if they came from there. */
interface Source {
  /** ISO 3166-1 codes of the countries. */
  readonly countries: string;
  /** Ten first parts of a name. */
  readonly starts: string;
  /** Twelve second parts: each goes with each first part. */
  readonly ends: string;
  /** Eight words behind a name, in the language of the countries or that of their trade. */
  readonly own: string;
  /** What stands between the two. Default: nothing. */
  readonly between?: string;
  /** What stands before a partner, if not an "&". */
  readonly joint?: string;
}

/** Names of British sound. */
const ENGLISH: readonly string[] = listOf(`Abernethy, Alderwick, Aldridge, Amberline, Applegarth, Applewhite, Ashmere,
  Bannister, Barrowmead, Beaumont, Beckfold, Bickerstaff, Birchholt, Blackthorn, Blakeney, Blueharbour, Bramfield,
  Briarcombe, Brightwater, Brinkvale, Calderwyn, Carmody, Carrowmoor, Cavendish, Cedarholm, Chadwick, Clearbrook,
  Copperfold, Cottingley, Cranmere, Crestholm, Dalewick, Dovecliff, Dunmore, Dunwoody, Eastmarch, Ellingham, Elmsgate,
  Everhart, Fairhollow, Fairweather, Fennimore, Fernbank, Foxhollow, Galloway, Glenharrow, Goldenfurrow, Goodspeed,
  Greymarsh, Grimshaw, Halcombe, Hargrove, Hartsmere, Hawkridge, Hazelcroft, Heronsgate, Highmoor, Hollinwood, Holloway,
  Huxley, Ironvale, Jessamere, Kestrelby, Kingsfold, Kirkbride, Larkfield, Lindenholt, Lockhart, Longacre, Lovelace,
  Lowther, Macready, Maplecombe, Marlowmere, Meadowgate, Merriweather, Millhaven, Mossbank, Netherby, Nightingale,
  Northmere, Oakhollow, Ormsby, Otterburn, Pemberwick, Pennington, Pettigrew, Pinecrest, Plumfield, Quennell, Quillmoor,
  Ravensholt, Redmayne, Ridgewell, Rivermead, Rosehearth, Rowanstead, Rutherglen, Saltmarsh, Sedgemoor, Silverbeck,
  Sinclair, Southwold, Sparrowfield, Springholt, Standish, Stonebridge, Summerfold, Sutcliffe, Swanmoor, Tallgrass,
  Thackeray, Thistledown, Thornby, Tidewell, Tilbury, Tremayne, Underhill, Upshaw, Valemont, Wainfleet, Waverly,
  Westering, Wetherby, Whitcombe, Willowmere, Windlehurst, Winterbourne, Woodhouse, Wrenfield, Yarrowdale`);

/**
 * Words behind a name, as companies of any country use them, beside those of its own language. None names a trade: the
 * industry of a record is drawn elsewhere and must not be contradicted.
 */
const BODIES: readonly string[] =
  listOf(`Alpha, Atlas, Delta, Global, Group, Holding, International, Nova, Omega, Orion, Partners, Plus, Prime, Vega,
  Ventures, Worldwide`);

/** How many of the other heads of the same pool stand behind an "&", where a pool has no partners of its own. */
const PARTNERS = 40;

/** Words behind a name where English is at home. The first is none at all. */
const ENGLISH_BODIES: readonly string[] = [
  '',
  ...listOf(`Associates, Bridge, Brothers, Company, Court, Cross, Enterprises, Gate, Global, Group, Hill, Holdings, House,
    International, Lane, North, Park, Partners, Row, South, Square, Ventures, Yard, Worldwide`),
];

/** Other names behind an "&" where English is at home. */
const ENGLISH_PARTNERS: readonly string[] =
  listOf(`Ash, Bell, Birch, Byrne, Clay, Cole, Crane, Daughters, Drake, Ellery,
  Fenn, Finch, Frost, Gale, Grey, Hale, Hart, Heath, Holt, Keane, Lark, Locke, Marsh, Moss, Nash, Orr, Penn, Pike, Quill,
  Reed, Rowe, Sage, Sons, Starling, Tate, Thorne, Vale, Webb, Wren, Yates`);

/** Where companies trade under English words. */
const ENGLISH_WORDS = 'Enterprises, Associates, Brothers, Sons, East, House, Union, Trust';

// prettier-ignore
const SOURCES: readonly Source[] = [
  {
    countries: 'FR, LU',
    starts: 'Beau, Clair, Mont, Val, Roche, Font, Belle, Bois, Mar, Chante',
    ends: 'fleur, lune, rive, marais, chêne, verger, saule, sault, brune, noyer, genêt, lande',
    own: 'Groupe, Associés, Développement, Frères, Participations, Entreprises, Initiatives, Avenir',
  },
  {
    countries: 'DE, AT, CH',
    starts: 'Birken, Linden, Eichen, Stein, Rosen, Falken, Sonnen, Reben, Erlen, Winter',
    ends: 'bach, hof, tal, feld, hagen, brück, horst, grund, hain, wald, rain, stedt',
    own: 'Gruppe, Partner, Werke, Haus, Kontor, Verbund, Union, Invest',
  },
  {
    countries: 'NL, BE',
    starts: 'Rozen, Beuken, Wilgen, Molen, Duin, Zilver, Noorder, Polder, Haver, Ooster',
    ends: 'dal, veld, burg, hoek, kamp, rode, weerd, stroom, laan, brink, dijk, hout',
    own: 'Groep, Huis, Beheer, Diensten, Verbond, Collectief, Projecten, Invest',
  },
  {
    countries: 'SE, NO, DK',
    starts: 'Nord, Strand, Gran, Lind, Sten, Hav, Sol, Ask, Vinter, Falk',
    ends: 'vik, holm, dal, sund, lund, borg, mark, berg, by, hus, land, fors',
    own: 'Gruppen, Huset, Partner, Invest, Projekt, Forum, Norden, Union',
  },
  {
    countries: 'FI', joint: ' ',
    starts: 'Kuusi, Koivu, Järvi, Tuuli, Pohja, Halla, Kivi, Lumi, Aalto, Haapa',
    ends: 'niemi, ranta, mäki, lahti, salo, harju, virta, koski, saari, aho, pelto, kallio',
    own: 'Ryhmä, Yhtiöt, Kumppanit, Talo, Veljekset, Invest, Partner, Konserni',
  },
  {
    countries: 'PL', joint: ' ',
    starts: 'Wis, Bur, Jan, Tor, Gor, Kal, Wer, Sol, Dom, Ner',
    ends: 'pol, ex, mex, mar, lux, max, eko, ima, era, ona, imex, ida',
    own: 'Grupa, Dom, Bracia, Invest, Projekt, Serwis, Partner, Centrum',
  },
  {
    countries: 'CZ', joint: ' ',
    starts: 'Lip, Bor, Javor, Sokol, Dub, Kalin, Jasen, Zlat, Brez, Vran',
    ends: 'ovec, ina, nica, ava, ovka, anka, inec, ovan, ika, ora, enka, any',
    own: 'Skupina, Dům, Bratři, Invest, Projekt, Servis, Partner, Centrum',
  },
  {
    countries: 'IT',
    starts: 'Monte, Val, Castel, Riva, Fonte, Borgo, Torre, Campo, Villa, Rocca',
    ends: 'verde, fiore, luna, mare, chiara, nova, stella, vento, serena, bruna, dora, felice',
    own: 'Gruppo, Fratelli, Associati, Servizi, Progetti, Casa, Sviluppo, Iniziative',
  },
  {
    countries: 'ES, MX, CR, DO, CO, EC, PE, AR, CL, UY, PH',
    starts: 'Valde, Monte, Río, Sierra, Fuente, Casa, Torre, Campo, Villa, Puerto',
    ends: 'sol, pino, roble, cielo, brisa, cedro, lirio, trigo, cobre, nieve, viña, rosal',
    own: 'Grupo, Hermanos, Asociados, Servicios, Proyectos, Desarrollo, Compañía, Iniciativas',
  },
  {
    countries: 'PT, BR',
    starts: 'Vale, Serra, Porto, Bela, Costa, Monte, Pedra, Lagoa, Campina, Fonte',
    ends: 'lume, coral, jasmim, garoa, figueira, canela, neblina, prata, palma, murta, romã, folha',
    own: 'Grupo, Irmãos, Associados, Serviços, Projetos, Parceiros, Companhia, Iniciativas',
  },
  {
    countries: 'TR', joint: ' ',
    starts: 'Ak, Gök, Altın, Güneş, Deniz, Yeşil, Demir, Bulut, Çınar, Ay',
    ends: 'taş, dağ, su, bahar, yol, kaya, tepe, pınar, ada, kent, ova, köprü',
    own: 'Grup, Ortaklık, Kardeşler, Hizmet, Proje, Merkez, Birlik, Yatırım',
  },
  {
    countries: 'EG, SA, AE', joint: ' ',
    starts: 'Nour, Sahl, Reem, Najm, Bahr, Saf, Amal, Zahr, Qamar, Fanar',
    ends: 'an, ia, een, ara, iya, oun, eya, ana, ani, awi, una, ela',
    own: ENGLISH_WORDS,
  },
  {
    countries: 'IN, NP', joint: ' ',
    starts: 'Surya, Megha, Kamala, Vasanta, Hima, Nila, Sagara, Tara, Indra, Aruna',
    ends: 'dhara, van, giri, deep, kiran, jal, vati, mani, kunj, pura, lok, rekha',
    own: ENGLISH_WORDS,
  },
  {
    countries: 'ID', between: ' ',
    starts: 'Cahaya, Bumi, Samudra, Karya, Citra, Mega, Bintang, Rimba, Tirta, Puspa',
    ends: 'Jaya, Emas, Raya, Indah, Abadi, Perkasa, Makmur, Lestari, Nusa, Wangi, Mulia, Utama',
    own: 'Grup, Mitra, Bersaudara, Sentosa, Persada, Sejahtera, Bersama, Gemilang',
  },
  {
    countries: 'CN', joint: ' ',
    starts: 'Jin, Lan, Tian, Yun, Long, Xin, Dong, Hong, Rui, Qing',
    ends: 'hai, feng, yuan, shan, he, tai, lin, cheng, kang, ming, zhou, yang',
    own: ENGLISH_WORDS,
  },
  {
    countries: 'JP', joint: ' ',
    starts: 'Ao, Haru, Hoshi, Kaze, Yuki, Mine, Shira, Tsuki, Natsu, Suzu',
    ends: 'kawa, mori, hara, zawa, shima, taka, moto, mura, nami, saki, gata, dani',
    own: 'Shoji, Sangyo, Kogyo, Shokai, House, Union, Trust, Trading',
  },
  {
    countries: 'KR', joint: ' ',
    starts: 'Mir, Byeol, Garam, Haneul, Sae, Noeul, Hae, Narae, Dasom, Areum',
    ends: 'bit, teo, nuri, maru, sol, won, deul, gil, on, ra, byeok, saem',
    own: ENGLISH_WORDS,
  },
];

/** What companies in some countries may be called: a head, and a body or a partner or both behind it. */
export interface Houses {
  /** ISO 3166-1 codes of the countries. */
  readonly countries: readonly string[];
  /** {@link HEADS}, or a few more. */
  readonly heads: readonly string[];
  /** The first one is empty. */
  readonly bodies: readonly string[];
  /** One of the partners of a head, both by their places. */
  readonly partner: (head: number, which: number) => string;
  /** What stands between a head and its partner. */
  readonly joint: string;
}

/** So many heads every pool has at least. */
export const HEADS = 120;

/** So many endings are given to the first records: all bodies, and a few partners; a multiple of five, as there are five resources. */
export const FIRST: number = ENGLISH_BODIES.length + 15;

/** So many bodies and partners every pool has. */
export const SHORT: number = ENGLISH_BODIES.length + PARTNERS;

/** So many bodies and partners together: all that are not empty. */
export const LONG: number = (ENGLISH_BODIES.length - 1) * PARTNERS;

/**
 * How far the partners of a head are from it among the heads: so far that neither half of the two is the same, and less
 * than half of all, so that no two names are the same two the other way round.
 */
const DISTANCES: readonly number[] = Array.from({ length: HEADS / 2 }, (_, at) => at)
  .filter((distance) => distance > 10 && distance % 10 !== 0)
  .slice(0, PARTNERS);

function combined({ countries, starts, ends, own, between = '', joint = ' & ' }: Source): Houses {
  const lists = [listOf(starts), listOf(ends)] as const;
  const heads = Array.from({ length: HEADS }, (_, at) => combination(at, ...lists).join(between));
  const partner = (head: number, which: number): string => heads[(head + (DISTANCES[which] ?? 0)) % HEADS] ?? '';
  return { countries: listOf(countries), heads, bodies: ['', ...listOf(own), ...BODIES], partner, joint };
}

/** The pool of all countries that no other one has. */
export const ENGLISH_HOUSES: Houses = {
  countries: [],
  heads: ENGLISH,
  bodies: ENGLISH_BODIES,
  partner: (_, which) => ENGLISH_PARTNERS[which] ?? '',
  joint: ' & ',
};

/**
 * All pools. No head is one of two pools, nor does one begin with another and a blank: so what is different in one pool is
 * different in all, as an address too.
 */
export const HOUSES: readonly Houses[] = [...SOURCES.map(combined), ENGLISH_HOUSES];
