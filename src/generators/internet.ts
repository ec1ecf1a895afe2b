import type { Context } from './context.ts';
import { familyNames } from './lists/names.ts';
import { draw, portrait } from './pictures.ts';
import type { PictureKind, PictureSize } from './pictures.ts';

/** For {@link email}. */
interface EmailArgs {
  /** A login name. */
  readonly user?: string;
  /** The full name of a person. */
  readonly name?: string;
  /** The name of the organisation that gave the address. */
  readonly company?: string;
}

/** For {@link url}. */
interface UrlArgs {
  /** The name of the person, organisation or service whose site it is. */
  readonly host: string;
  /** The parts of the path. */
  readonly path?: readonly (string | number)[];
}

/** For {@link username}. */
interface UsernameArgs {
  readonly first: string;
  readonly last: string;
}

/** For {@link avatar}: the whole name or its parts. */
interface AvatarArgs {
  readonly name?: string;
  readonly first?: string;
  readonly last?: string;
}

/** For {@link image_url}. */
interface ImageArgs extends PictureSize {
  readonly kind: PictureKind;
  /** What the picture is of. */
  readonly title: string;
}

/** Letters that do not fall apart into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** To whom one writes at an organisation when one knows nobody. */
const DESKS: readonly string[] = ['hello', 'info', 'contact', 'office'];

/** How a login name starts; a number follows, so none ends in a digit. */
const STYLES: readonly ((first: string, last: string) => string)[] = [
  (first, last) => `${first}.${last}`,
  (first, last) => `${first}_${last}`,
  (first, last) => first + last,
  (first, last) => first.slice(0, 1) + last,
  (first, last) => `${first.slice(0, 1)}${last}_`,
  (first, last) => first + last.slice(0, 1),
  (first) => first,
  (first) => `${first}_`,
];

/** So many records share the first range of numbers at the end of login names. */
const FIRST_RANGE = 512;

/** The longest part that a host name may have is 63; something may be put before or after. */
const HOST_LENGTH = 60;

/**
 * A text as it stands in addresses: lower-case ASCII letters, digits and single hyphens.
 *
 * @example
 * slug('Łódź: Ash & Sons S.A.') // => "lodz-ash-sons-sa"
 */
export function slug(text: string): string {
  const lower = text.toLowerCase();
  return (isAscii(lower) ? lower.replace(/['.]/g, '') : unaccented(lower))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Nearly all names are of plain letters only, which need less done. */
function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

/** A text in small letters without accents, apostrophes and full stops. */
function unaccented(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? '');
}

/**
 * An e-mail address that nobody has: under example.com, .org or .net. A user's is `user@example.com`; a person's
 * `first.last@example.org`, or at the company's host if one is given; a company's that of some desk there. Distinct for
 * distinct users, and for names that {@link name} drew for the same record.
 *
 * @example
 * email(context, { name: 'Zoë Müller', company: 'Ash & Sons Ltd' }) // => "zoe.muller@ash-sons-ltd.example.com"
 */
export function email(context: Context, args: EmailArgs = {}): string {
  if (args.user !== undefined) return `${args.user}@example.com`;
  const person = args.name === undefined ? undefined : slug(args.name).replaceAll('-', '.') || 'mail';
  if (args.company !== undefined) {
    return `${person ?? context.random.pick(DESKS)}@${hostOf(args.company)}.example.com`;
  }
  // Family names come back when their list is used up; from then on a number tells people apart.
  const round = Math.floor((context.id - 1) / familyNames.length);
  return `${person ?? 'info'}${round === 0 ? '' : round + 1}@example.org`;
}

/**
 * The address of a web site or of a page on it, under the reserved domain `.example`. A host in lower-case letters is a
 * service and taken as it is; any other is a name and becomes `www.` and its {@link slug}.
 *
 * @example
 * url(context, { host: 'Ash & Sons Ltd', path: ['events', 'Open Day', 7] }) // => "https://www.ash-sons-ltd.example/events/open-day/7"
 */
export function url(_: Context, { host, path = [] }: UrlArgs): string {
  const plain = slug(host);
  const site = host === plain ? host : `www.${shortened(plain)}`;
  const parts = path.map((part) => slug(String(part))).filter((part) => part !== '');
  return [`https://${site}.example`, ...parts].join('/');
}

/**
 * A login name, made of a person's name and a number. No two records have the same number, so no two have the same
 * login name.
 *
 * @example
 * username(context, { first: 'Zoë', last: 'O’Brien' }) // => "zoeobrien132"
 */
export function username(context: Context, { first, last }: UsernameArgs): string {
  const style = context.random.pick(STYLES);
  return style(lettersOf(first) || 'user', lettersOf(last) || 'x') + String(10 + serial(context));
}

/**
 * A portrait: an SVG `data:` URI, a disc with the initials of a name. Source: own drawing.
 *
 * @example
 * avatar(context, { first: 'Zoë', last: 'Müller' }).length // => 274
 */
export function avatar(_: Context, args: AvatarArgs = {}): string {
  return portrait(args.name ?? `${args.first ?? ''} ${args.last ?? ''}`);
}

/**
 * A picture for a title: an SVG `data:` URI below 600 bytes. It hangs on kind and title alone, so that a thumbnail shows
 * what the image shows. Source: own drawings.
 *
 * @example
 * image_url(context, { kind: 'book', title: 'The Salt Road' }).length // => 450
 */
export function image_url(_: Context, { kind, title, ...size }: ImageArgs): string {
  return draw(kind, title, size);
}

function hostOf(name: string): string {
  return shortened(slug(name));
}

function shortened(plain: string): string {
  return plain.slice(0, HOST_LENGTH).replace(/-$/, '') || 'site';
}

function lettersOf(name: string): string {
  return slug(name).replace(/[^a-z]/g, '');
}

/**
 * A whole number from 0 that no other record has in this field. Ranges double: the first 512 records share the numbers
 * below 512, the next 512 those below 1,024, and so on, so a small collection has small numbers in no order.
 */
function serial(context: Context): number {
  let end = FIRST_RANGE;
  while (context.id > end) end *= 2;
  return end === FIRST_RANGE ? context.distinct(end) : end / 2 + context.distinct(end / 2);
}
