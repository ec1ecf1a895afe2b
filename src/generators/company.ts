import { arg, type FilledArgs } from './arguments.ts';
import { cityNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { legalForm } from './legal-forms.ts';
import { LISTED_LINES, MAJOR_LINES } from './lists/exchanges.ts';
import { presses } from './lists/presses.ts';
import { isEnglish, lineWord, trade_name } from './trade-names.ts';

const COMPANY_ARGS = {
  kind: arg.word('publisher')('`publisher` gives a publishing house. Default: any company.'),
  genre: arg.text('Genre that the publishing house prints. Default: any.'),
  city: arg.text('City of the head office, whose country decides the legal form.'),
  country: arg.text('Country of the head office, if no city is given.'),
  listed: arg.flag('Whether shares of the company are traded. Decides the legal form.'),
  major: arg.flag(
    'With `listed`: whether the company is one of the largest, as those of some lines of business never are.',
    {
      internal: true,
    },
  ),
  tradeName: arg.text('Name without a legal form. Default: one from trade_name.', { formerly: 'trade' }),
  supplies: arg.text('Goods or services that the company supplies, which its name may mention.', { formerly: 'line' }),
  employees: arg.number('Number of employees. Decides the legal form.'),
  industry: arg.text('Industry, as made by the generator `industry`, which the name may mention.'),
  founded: arg.number('Year of foundation. The legal form already existed then.'),
  withoutLegalForm: arg.flag('Whether the legal form is left out.', { formerly: 'informal' }),
  namePart: arg.twoNumbers('Part of all names, as in trade_name.', { formerly: 'share', internal: true }),
};

type CompanyArgs = FilledArgs<typeof COMPANY_ARGS>;

/** For each genre, the names of the publishing houses that print such books; under `undefined`, all houses. */
const byGenre: Map<string | undefined, readonly string[]> = new Map();

function housesFor(genre: string | undefined): readonly string[] {
  const known = byGenre.get(genre);
  if (known) return known;
  const found = Object.keys(presses).filter((press) => genre === undefined || presses[press]?.includes(genre));
  byGenre.set(genre, found);
  return found;
}

/** Matches a name of two partners, such as `Ash & Reed`. */
const PARTNERS = /^[^,]+ & (?!Sons|Söhne|Zonen|Fi)/;
/** Matches the start of those lines of business in which companies are often named after two partners. */
const OF_PARTNERS = /^(?:Ac|Arch|Constr|Consul|Le|Ret|Rea|Bu|Fu|To)/;

/**
 * Returns the name of a company without its legal form; in part of the companies with a word for their line of
 * business. Where companies named after two partners are unusual, some of these names become one hyphenated name.
 */
function ownName(context: Context, args: CompanyArgs, form: string, country?: string): string {
  const line = args.supplies ?? args.industry ?? (args.listed ? '' : 'Legal');
  let trade = args.tradeName ?? trade_name.make(context, args);
  if (PARTNERS.test(trade) && !OF_PARTNERS.test(line)) {
    // A company with employees has a description, which names both partners.
    if (args.employees !== undefined) return trade;
    // In Japan, the two names stand side by side without a sign.
    if (country === 'Japan') trade = trade.replace(' & ', ' ');
    else if (context.random.chance(0.3)) trade = trade.replace(' & ', '-');
  }
  const word = lineWord(args, country);
  // A name that already ends in a word such as Group gets no other one.
  const isBare = !trade.includes(' ') || trade.includes(' & ');
  const isTold = isBare && (form === '' || context.random.chance(0.7));
  return word !== undefined && isTold ? `${trade} ${word}` : trade;
}

export const company = defineGenerator({
  name: 'company',
  makes: 'Name of a company with a legal form of its country, by default a common one; or name of a publishing house.',
  args: COMPANY_ARGS,
  examples: [
    { args: { tradeName: 'Lindenhof', city: 'Vienna' }, value: 'Lindenhof GmbH' },
    { args: { kind: 'publisher', genre: 'Poetry' }, value: 'North Window Press' },
  ],
  make(context, args): string {
    const { random } = context;
    if (args.kind === 'publisher') return random.pick(housesFor(args.genre));
    const country = args.city === undefined ? args.country : cityNamed(args.city).country;
    const drawn = legalForm(random, country, args.supplies === undefined ? args : { ...args, industry: args.supplies });
    const own = ownName(context, args, drawn, country);
    // These forms have either a single owner or hundreds, so they do not follow the names of two partners.
    const form = /^(?:E\.I|Uni|ME$|OP|S\.Co)/.test(drawn) && /&|-|Her|Hij|Irm/.test(own) ? '' : drawn;
    if (args.withoutLegalForm === true) return own;
    if (form.includes('*')) return form.replace('*', own);
    const isBare = !own.includes(' ') || own.includes(' & ');
    if (args.listed === true && isBare && isEnglish(country)) {
      // Companies with neighbouring ids are in different lines of business.
      const lines = args.major ? MAJOR_LINES : LISTED_LINES;
      return `${own} ${lines[context.distinct(lines.length)] ?? ''} ${form}`.trimEnd();
    }
    // "Reed & Ash & Co." would have two ampersands.
    return form.startsWith('&') && own.includes('&') ? own : `${own} ${form}`.trimEnd();
  },
});
