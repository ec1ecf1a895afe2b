import type { Context } from './context.ts';
import type { Details } from './drawings/kind.ts';
import { portrait } from './drawings/portrait.ts';
import { mixedNames } from './origins.ts';
import { draw } from './pictures.ts';
import type { PictureKind } from './pictures.ts';
import { siteSlug, slug } from './slug.ts';
import { FIRST_RANGE, lettersOf, NOT_BORN, ownName, ownOf, serial, STYLES } from './usernames.ts';

export { slug } from './slug.ts';

/** For {@link email}. */
interface EmailArgs {
  /** A login name. */
  readonly user?: string;
  /** With `user`: the names of the same person, of which address is mostly made instead, with the user's number. */
  readonly first?: string;
  readonly last?: string;
  /** The full name of a person. */
  readonly name?: string;
  /** The name of the organisation that gave the address, as it stands in the address of its web site. */
  readonly company?: string;
  /** The country of the organisation, which may spell umlauts out. Default: one that does not. */
  readonly country?: string;
  /** The host of a person who is known by name alone, one that is reserved for examples. Default `example.org`. */
  readonly host?: string;
}

/** For {@link url}. */
interface UrlArgs {
  /** The name of the person, organisation or service whose site it is. */
  readonly host: string;
  /** The country of the organisation, which may spell umlauts out. Default: one that does not. */
  readonly country?: string;
  /** The parts of the path. */
  readonly path?: readonly (string | number)[];
  /** Whether the path ends in a code that no other record has in this field. Default: it does not. */
  readonly code?: boolean;
}

/** For {@link avatar}: the whole name or its parts. */
interface AvatarArgs {
  readonly name?: string;
  readonly first?: string;
  readonly last?: string;
  /** As the person states it: `female`, `male` or any other word. Default: not known. */
  readonly gender?: string;
}

/** For {@link image_url}. */
interface ImageArgs extends Details {
  readonly kind: PictureKind;
  /** What the picture is of. */
  readonly title: string;
}

/** To whom one writes at an organisation when one knows nobody. */
const DESKS: readonly string[] = ['hello', 'info', 'contact', 'office'];

/** The signs of codes in addresses, without those that are mistaken for one another. */
const CODE_SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** So many codes of six signs there are: 32 to the sixth. */
const CODE_LENGTH = 6;
const CODES = 0x40000000;

/** The forms of the first people's own addresses, and how many of them have each, as login names have. */
const FORMS = { '': 8, '.': 8, '-': 8, _: 8, '##': 32 };

/** The longest part that a host name may have is 63; something may be put before or after. */
const HOST_LENGTH = 60;

/**
 * An e-mail address that nobody has. A user's is mostly `user@example.com`, a person's `first.last@example.org`. At a company it
 * is under the domain of the company's web site, see {@link url}: that of the person, if one is named, whole or short, or of some desk.
 * Distinct for distinct users and companies, and for names that {@link name} drew for the same record of a resource that
 * knows no country.
 *
 * @example
 * email(context, { name: 'Zoë Müller', company: 'Ash & Sons' }) // => "zoe.muller@ash-sons.example"
 */
export function email(context: Context, args: EmailArgs = {}): string {
  if (args.user !== undefined) return ownAddress(context, args) ?? `${args.user}@example.com`;
  const person = args.name === undefined ? undefined : siteSlug(args.name, args.country).replaceAll('-', '.') || 'mail';
  if (args.company !== undefined) {
    const local = person === undefined ? context.random.pick(DESKS) : shortForm(context, person);
    return `${local}@${hostOf(args.company, args.country)}.example`;
  }
  // Full names come back when all have been used; from then on a number tells people apart.
  const round = Math.floor((context.id - 1) / mixedNames());
  return `${person ?? 'info'}${round === 0 ? '' : round + 1}@${args.host ?? 'example.org'}`;
}

/**
 * The address of a web site or of a page on it, under the reserved domain `.example`. A host in lower-case letters is a
 * service and taken as it is; any other is a name and becomes `www.` and its {@link slug}.
 *
 * @example
 * url(context, { host: 'Ash & Sons Ltd', path: ['events', 'Open Day', 7] }) // => "https://www.ash-sons-ltd.example/events/open-day/7"
 * @example
 * url(context, { host: 'videos', path: ['watch'], code: true }) // => "https://videos.example/watch/cmyngj"
 */
export function url(context: Context, { host, country, path = [], code = false }: UrlArgs): string {
  const plain = siteSlug(host, country);
  const site = host === plain ? host : `www.${shortened(plain)}`;
  const parts = path.map((part) => slug(String(part))).filter((part) => part !== '');
  if (code) parts.push(codeOf(context.distinct(CODES)));
  return [`https://${site}.example`, ...parts].join('/');
}

/**
 * A portrait: an SVG `data:` URI of at most 600 bytes, a drawn face or a disc with the initials of a name. It depends only
 * on the name and the gender, if that is told. Source: own drawings.
 *
 * @example
 * avatar(context, { first: 'Zoë', last: 'Müller' }).length // => 597
 */
export function avatar(_: Context, args: AvatarArgs = {}): string {
  return portrait(args.name ?? `${args.first ?? ''} ${args.last ?? ''}`, args.gender);
}

/**
 * A picture for a title: an SVG `data:` URI of at most 600 bytes, 900 for the cover of a book. It depends only on the
 * arguments, and its drawing not on the size, so that a thumbnail shows what the image shows. Source: own drawings.
 *
 * @example
 * image_url(context, { kind: 'book', title: 'The Salt Road', author: 'Ada Kern', genre: 'Travel' }).length // => 506
 */
export function image_url(_: Context, { kind, title, ...details }: ImageArgs): string {
  return draw(kind, title, details);
}

/** A name as its owner's address at work has it, `first.last`: mostly whole, else `f.last` or `first`. */
function shortForm({ random }: Context, name: string): string {
  const [first = '', last, more] = name.split('.');
  return more === undefined ? random.pick([name, name, name, name, `${first.charAt(0)}.${last}`, first]) : name;
}

/**
 * An address that mostly differs from the login name: other marks before the number of that one, which nobody else has. Those of
 * the first records are under another domain, and have a name of a form and a hash that nobody else has. So no two clash.
 */
function ownAddress(context: Context, { user = '', first, last }: EmailArgs): string | undefined {
  if (first === undefined || last === undefined || context.random.chance(0.4)) return undefined;
  const [given, family] = [lettersOf(first) || 'user', lettersOf(last) || 'x'];
  if (context.id > FIRST_RANGE) {
    return `${context.random.pick(STYLES)(given, family, context.random.pick(['.', '_', '']))}${/\d+$/.exec(user)?.[0] ?? ''}@example.com`;
  }
  const own = serial(context);
  const found = ownOf(FORMS, own, (form) => {
    const mark = form === '##' ? context.random.pick(['.', '-', '_', '']) : form;
    const name = ownName(context.random, given, family, mark);
    // A number is mostly the same one everywhere.
    return mark === form ? name : name + (/\d\d$/.exec(user)?.[0] ?? String(context.random.int(10, NOT_BORN)));
  });
  return found && `${found}@example.${own % 3 === 0 ? 'net' : 'org'}`;
}

/** A number below 2^30 in six signs. */
function codeOf(number: number): string {
  let code = '';
  for (let left = number; code.length < CODE_LENGTH; left = Math.floor(left / CODE_SIGNS.length)) {
    code += CODE_SIGNS[left % CODE_SIGNS.length] ?? '';
  }
  return code;
}

function hostOf(name: string, country?: string): string {
  return shortened(siteSlug(name, country));
}

/** A name of a host that is not too long, cut between words where there are any. */
function shortened(plain: string): string {
  if (plain.length <= HOST_LENGTH) return plain || 'site';
  const end = plain.lastIndexOf('-', HOST_LENGTH);
  return plain.slice(0, end > 0 ? end : HOST_LENGTH);
}
