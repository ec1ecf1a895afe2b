import { cityNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { legalForm } from './legal-forms.ts';
import { LISTED_LINES } from './lists/exchanges.ts';
import { presses } from './lists/presses.ts';
import { isEnglish, lineWord, trade_name } from './trade-names.ts';

/** For {@link company}. */
interface CompanyArgs {
  /** A publishing house; any company, unless given. */
  readonly kind?: 'publisher';
  /** A genre of books that the publishing house prints. Default: any. */
  readonly genre?: string;
  /** The city of its seat, for the legal form. */
  readonly city?: string;
  /** The name of the country of its seat, where the city is not told. */
  readonly country?: string;
  /** Whether its shares are traded: then its legal form is one of those that may issue shares. */
  readonly listed?: boolean;
  /** The name that it goes by, without a legal form. Default: one of its own, see {@link trade_name}. */
  readonly trade?: string;
  /** What it supplies: three in four of the names that have nothing else behind theirs tell it. */
  readonly line?: string;
  /** How many people work there: its legal form is one that a company of that size may have. Default: any form. */
  readonly employees?: number;
  /**
   * A line of business, as {@link industry} gives it: some ask for a legal form of their own, and half of the names that
   * have nothing else behind theirs tell it. Default: any form.
   */
  readonly industry?: string;
  /** The year of its foundation: its legal form is not younger. Default: any form. */
  readonly founded?: number;
  /** Whether it is called by the name that it goes by alone. Default: its legal form is told, too. */
  readonly informal?: boolean;
  /** Which part of all names its own comes from, as in {@link trade_name}. */
  readonly share?: readonly [part: number, parts: number];
}

/** The publishing houses that print a genre, by genre. */
const byGenre: Map<string | undefined, readonly string[]> = new Map();

function housesFor(genre: string | undefined): readonly string[] {
  const known = byGenre.get(genre);
  if (known) return known;
  const found = Object.keys(presses).filter((press) => genre === undefined || presses[press]?.includes(genre));
  byGenre.set(genre, found);
  return found;
}

/** Two partners, and the trades that such lend their names to. */
const PARTNERS = /^[^,]+ & (?!Sons|Söhne|Zonen|Fi)/;
const OF_PARTNERS = /^(?:Ac|Arch|Constr|Consul|Le|Ret|Rea|Bu|Fu|To)/;

/** What a company goes by, with or without a word for what it supplies. In other trades partners have merged. */
function ownName(context: Context, args: CompanyArgs, form: string, country?: string): string {
  const line = args.line ?? args.industry ?? (args.listed ? '' : 'Legal');
  let trade = args.trade ?? trade_name(context, args);
  if (PARTNERS.test(trade) && !OF_PARTNERS.test(line)) {
    // What is written of a company elsewhere has its partners.
    if (args.employees !== undefined) return trade;
    // Japanese ones stand side by side.
    if (country === 'Japan') trade = trade.replace(' & ', ' ');
    else if (context.id % 2 > 0) trade = trade.replace(' & ', '-');
  }
  const word = lineWord(args, country);
  // A name that ends in a word such as Group has no room for another one.
  const isBare = !trade.includes(' ') || trade.includes(' & ');
  const isTold = form === '' || (isBare && context.random.chance(0.7));
  return word !== undefined && isTold ? `${trade} ${word}` : trade;
}

/**
 * The whole name of a company: that which it goes by, with a legal form of the country of its seat. Or that of a publishing
 * house, which comes back, as a house has many books. Source: own lists.
 *
 * @example
 * company(context, { trade: 'Lindenhof', city: 'Vienna' }) // => "Lindenhof GmbH"
 * @example
 * company(context, { kind: 'publisher', genre: 'Poetry' }) // => "Deckle Editions"
 */
export function company(context: Context, args: CompanyArgs = {}): string {
  const { random } = context;
  if (args.kind === 'publisher') return random.pick(housesFor(args.genre));
  const country = args.city === undefined ? args.country : cityNamed(args.city).country;
  const drawn = legalForm(random, country, args.line === undefined ? args : { ...args, industry: args.line });
  const own = ownName(context, args, drawn, country);
  // These have one owner, or hundreds.
  const form = /^(?:E\.I|Uni|ME$|OP|S\.Co)/.test(drawn) && /&|-|Her|Hij|Irm/.test(own) ? '' : drawn;
  if (args.informal === true) return own;
  if (form.includes('*')) return form.replace('*', own);
  const isBare = !own.includes(' ') || own.includes(' & ');
  if (args.listed === true && isBare && isEnglish(country)) {
    // Neighbours are in different lines.
    return `${own} ${LISTED_LINES[context.distinct(LISTED_LINES.length)] ?? ''} ${form}`.trimEnd();
  }
  // There is no "& Co." behind an "& Ash".
  return form.startsWith('&') && own.includes('&') ? own : `${own} ${form}`.trimEnd();
}
