import { arg, type FilledArgs } from './arguments.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { portrait } from './drawings/portrait.ts';
import { mixedNames } from './name-origins.ts';
import { draw } from './pictures.ts';
import { siteSlug, slug } from './slug.ts';
import { FIRST_RANGE, lettersOf, NOT_BORN, ownName, ownOf, serial } from './usernames.ts';

export { slug } from './slug.ts';

const EMAIL_ARGS = {
  username: arg.text('Login name of the person.', { formerly: 'user' }),
  first: arg.text(
    'Given name of the person. With `username`, most addresses consist of the name and the number in the login name.',
  ),
  last: arg.text('Family name of the person.'),
  name: arg.text('Full name of the person.'),
  company: arg.text('Name of the organisation that the address belongs to.'),
  country: arg.text('Country of the organisation. In Germany and Austria, umlauts are spelt out.'),
  host: arg.text('Domain for a person without an organisation or a login name. Default example.org.'),
};

type EmailArgs = FilledArgs<typeof EMAIL_ARGS>;

/** Names of mailboxes of an organisation: the part of an e-mail address before the `@`. */
const DESKS: readonly string[] = ['hello', 'info', 'contact', 'office'];

/** The characters of codes in addresses, without those that are easily confused. */
const CODE_SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** How many characters a code in an address has. */
const CODE_LENGTH = 6;
/** How many different codes of six characters there are: 32 to the sixth. */
const CODES = 0x40000000;

/**
 * How many of the first e-mail addresses with a person's own name have each form. The form is the mark between the
 * names, or `#` for each digit at the end.
 */
const FORMS = { '': 8, '.': 8, '-': 8, _: 8, '##': 32 };

/** Maximum length of a part of a host name; 63 are allowed, and a prefix or suffix may be added. */
const HOST_LENGTH = 60;

export const email = defineGenerator({
  name: 'email',
  makes: 'E-mail address, on a domain that is reserved for examples unless `host` names another one.',
  args: EMAIL_ARGS,
  examples: [{ args: { name: 'Zoë Müller', company: 'Ash & Sons' }, value: 'zoe@ash-sons.example' }],
  make(context, args): string {
    if (args.username !== undefined) return ownAddress(context, args) ?? `${args.username}@example.com`;
    const person =
      args.name === undefined ? undefined : siteSlug(args.name, args.country).replaceAll('-', '.') || 'mail';
    if (args.company !== undefined) {
      const local = person === undefined ? context.random.pick(DESKS) : shortForm(context, person);
      return `${local}@${hostOf(args.company, args.country)}.example`;
    }
    // Once all full names have been used, they repeat, and a number is added.
    const round = Math.floor((context.id - 1) / mixedNames());
    return `${person ?? 'info'}${round === 0 ? '' : round + 1}@${args.host ?? 'example.org'}`;
  },
});

export const url = defineGenerator({
  name: 'url',
  makes: 'Web address on a domain that is reserved for examples.',
  args: {
    siteName: arg.text('Name of the person, organisation or service whose site it is.', {
      required: true,
      formerly: 'host',
    }),
    country: arg.text('Country of the organisation. In Germany and Austria, umlauts are spelt out.'),
    path: arg.textsOrNumbers('Segments of the path. Default: none.'),
    uniqueCode: arg.flag('Whether the path ends in a code that is unique within the field.', { formerly: 'code' }),
  },
  examples: [
    {
      args: { siteName: 'Ash & Sons Ltd', path: ['events', 'Open Day', 7] },
      value: 'https://www.ash-sons-ltd.example/events/open-day/7',
    },
    { args: { siteName: 'videos', path: ['watch'], uniqueCode: true }, value: 'https://videos.example/watch/chu74v' },
  ],
  make(context, { siteName, country, path = [], uniqueCode = false }): string {
    const plain = siteSlug(siteName, country);
    const site = siteName === plain ? siteName : `www.${shortened(plain)}`;
    const parts = path.map((part) => slug(String(part))).filter((part) => part !== '');
    if (uniqueCode) parts.push(codeOf(context.distinct(CODES)));
    return [`https://${site}.example`, ...parts].join('/');
  },
});

export const avatar = defineGenerator({
  name: 'avatar',
  makes: 'Portrait of a person as an SVG `data:` URI. The same name always gives the same portrait.',
  args: {
    name: arg.text('Full name of the person.'),
    first: arg.text('Given name, instead of the full name.'),
    last: arg.text('Family name, instead of the full name.'),
    gender: arg.text('`female`, `male` or any other word. Default: as the name says.'),
    age: arg.number('Age in years. Older people have grey hair. Default: neither young nor old.'),
    country: arg.text('Country of residence, where people with such a name look as most do there.'),
  },
  examples: [{ args: { first: 'Zoë', last: 'Müller' } }],
  make(_, args): string {
    const { name: whole, first = '', last = '', ...person } = args;
    return portrait(whole ?? `${first} ${last}`, person);
  },
});

export const image_url = defineGenerator({
  name: 'image_url',
  makes: 'Picture as an SVG `data:` URI. The same arguments always give the same picture.',
  args: {
    kind: arg.word(
      'book',
      'team',
      'logo',
      'course',
      'video',
      'hotel',
      'photo',
    )('What the picture shows.', { required: true }),
    title: arg.text('Title of what the picture shows.', { required: true }),
    width: arg.number('Width in pixels. Default: any size.'),
    height: arg.number('Height in pixels. Default: any size.'),
    author: arg.text('Author of a book.'),
    genre: arg.text('Genre of a book.'),
    category: arg.text('Category of a course or a video.'),
    sport: arg.text('Sport of a team.'),
    stars: arg.number('Stars of a hotel.'),
    country: arg.text('Country of a hotel.'),
  },
  examples: [{ args: { kind: 'book', title: 'The Salt Road', author: 'Ada Kern', genre: 'Travel' } }],
  make(_, { kind, title, ...details }): string {
    return draw(kind, title, details);
  },
});

/**
 * Returns a name such as `first.last` in the form that addresses at work have: usually whole, sometimes `f.last` or
 * `first`.
 */
function shortForm({ random }: Context, name: string): string {
  const [first = '', last, more] = name.split('.');
  return more === undefined ? random.pick([name, name, name, name, `${first.charAt(0)}.${last}`, first]) : name;
}

/**
 * Returns an address made of the person's names, or undefined for people whose address is their login name. It is
 * unique: among the first records by its form; among later ones because it is their login name with other marks, at
 * another domain.
 */
function ownAddress(context: Context, { username = '', first, last }: EmailArgs): string | undefined {
  if (first === undefined || last === undefined || context.random.chance(0.2)) return undefined;
  const [given, family] = [lettersOf(first) || 'user', lettersOf(last) || 'x'];
  if (context.id > FIRST_RANGE) {
    const isNamed = username.includes(given) || username.includes(family);
    const other = username.replace(/[._](?=[a-z])/g, (mark) => (mark === '.' ? '_' : '.'));
    return isNamed && other !== username ? `${other}@example.net` : undefined;
  }
  const own = serial(context);
  const found = ownOf(FORMS, own, (form) => {
    const mark = form === '##' ? context.random.pick(['.', '-', '_', '']) : form;
    const name = ownName(context.random, given, family, mark);
    // People usually have the same number in their address as in their login name.
    return mark === form ? name : name + (/\d\d$/.exec(username)?.[0] ?? String(context.random.int(10, NOT_BORN)));
  });
  return found && `${found}@example.org`;
}

/** Writes a number below 2^30 with six characters of {@link CODE_SIGNS}, least significant first. */
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

/** Shortens part of a host name to {@link HOST_LENGTH} characters, between words if possible. */
function shortened(plain: string): string {
  if (plain.length <= HOST_LENGTH) return plain || 'site';
  const end = plain.lastIndexOf('-', HOST_LENGTH);
  return plain.slice(0, end > 0 ? end : HOST_LENGTH);
}
