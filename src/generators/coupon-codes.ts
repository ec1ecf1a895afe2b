import { arg } from './arguments.ts';
import { DAY } from './calendar.ts';
import { shortestFormFirst } from './combinations.ts';
import { defineGenerator } from './define.ts';
import { RUN, serial } from './identifiers.ts';
import { listOf } from './lists/list-of.ts';
import { months } from './lists/months.ts';

/** Words that a coupon code can begin with, by occasion. Words for a season stand before the month. */
const COUPON_WORDS: Readonly<Record<string, readonly string[]>> = {
  welcome: listOf('WELCOME, HELLO, FIRST, JOIN, FIRSTBUY, FIRSTORDER, HELLOYOU, START'),
  friend: listOf('FRIEND, FRIENDS, SHARE, INVITE, BESTIE, BUDDY, TEAMUP, TOGETHER'),
  birthday: listOf('BIRTHDAY, HAPPY, BDAY'),
  thanks: listOf('THANKS, THANKYOU, THX, THANKFUL, MANYTHANKS, GRATEFUL, THANKU, NEXTORDER'),
  club: listOf('CLUB, MEMBER, VIP, FAMILY, MEMBERS, LOYAL, CLUBONLY, MYCLUB'),
  news: listOf('NEWS, SIGNUP, READER, INBOX, MAIL, SUBSCRIBER, NEWSLETTER, INSIDER'),
  comeback: listOf('COMEBACK, MISSYOU, AGAIN, HELLOAGAIN, REUNION, WEMISSYOU, BACK, BACK4MORE'),
  party: listOf('PARTY, CHEERS, CELEBRATE, BIGDAY, YIPPEE, PARTYTIME, HOORAY, TOAST'),
  campus: listOf('STUDENT, CAMPUS, STUDY, UNI, STUDENTS, COLLEGE, SEMESTER, CLASS'),
  app: listOf('APP, MOBILE, INAPP, APPONLY, PHONE, MYAPP, APPDEAL, APPLOVE'),
  season: [...listOf('HELLO, LOVE, SWEET, SHOP, HOME, ENJOY, HAPPY'), ''],
};

/** Words for coupons without an occasion. */
const ANY_WORDS: readonly string[] = ['SAVE', 'TAKE', 'GET', 'ENJOY'];
/** Words for coupons for free delivery. */
const DELIVERY_WORDS: readonly string[] = listOf(
  'FREESHIP, SHIPFREE, FREEPARCEL, SHIPSFREE, NOSHIPFEE, POSTFREE, FREEPOST, FREEPOSTAGE',
);

/** First words of the codes of coupons without an occasion. None of them says how long the coupon is valid. */
const LABELS = listOf(
  'NEST, COZY, LINDEN, HOUSE, ROOM, STYLE, FRESH, BRIGHT, SUNNY, LUCKY, CEDAR, INDIGO, TREAT, SMILE, SWEET, SORREL, MORE, PLUS, NICE, COMFY, OLIVE, CALM, SHOP, HOME, IVORY, DREAM, GREEN, AMBER, MAPLE, WILLOW, PEACH, BERRY',
);

/** Second words of the later codes of coupons without an occasion: as many as there are {@link LABELS}. */
const NOUNS = listOf(
  'LAMP, SOFA, DESK, VASE, LINEN, DECOR, CORNER, TABLE, CHAIR, SHELF, LIVING, NIGHT, GARDEN, KITCHEN, HALL, LOFT, BED, BATH, COTTON, CANDLE, FRAME, COLOR, SPACE, DAYS, FINDS, PICKS, MOOD, LIFE, WEEK, GLOW, DINNER, PATIO',
);

/** Endings of a code, behind the word for the occasion; `#` stands for the number of the discount. */
const SHAPES: readonly string[] = ['#', 'SAVE#', '-#', '#OFF'];
/** Endings of a code for free delivery, behind the word for the occasion. */
const DELIVERIES: readonly string[] = ['SHIP', 'FREESHIP', '-SHIP', 'SHIPFREE'];
/** Endings of a code for free delivery without an occasion, behind the word for delivery. */
const ENDS: readonly string[] = ['', 'NOW', '4U', 'YAY'];

/** Letters and digits that are not easily confused. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Returns the month, from 0, that an offer is named after: the next month if it starts late in a month.
 *
 * @example
 * monthOf('2025-06-26') // => 6
 */
export function monthOf(date: string): number {
  return new Date(Date.parse(date) + 6 * DAY).getUTCMonth();
}

/**
 * An odd factor. Consecutive numbers are multiplied by it, modulo {@link PAIRS}, so that both of the two characters at
 * the end of consecutive codes vary.
 */
const MIXER = 389;
/** How many different pairs of characters a code can have at its end. */
const PAIRS: number = CODE_SIGNS.length * CODE_SIGNS.length;

/**
 * How many codes there are of each form, in this order: three rounds of the labels without or with two characters,
 * codes of more words or with two characters, with three, with four.
 */
const SUFFIXES = [LABELS.length, LABELS.length, LABELS.length, PAIRS, 27_000, RUN] as const;
/** How many records have a code of one of the forms before the last one. */
const BEFORE_LAST: number = SUFFIXES.slice(0, -1).reduce((sum, size) => sum + size, 0);
/** The form of codes of more words, as an index of {@link SUFFIXES}. */
const WORDY = 3;
/** Share of these codes, from 0 to 1, that have only words and the discount. */
const PLAIN = 0.7;
/** Maximum length of a code. */
const LENGTH = 24;

export const coupon_code = defineGenerator({
  name: 'coupon_code',
  makes: 'Code of a coupon, unique: a word that hints at the occasion, and the discount.',
  args: {
    discountType: arg.text('`percentage`, `fixed_amount` or `free_shipping`.', {
      required: true,
      formerly: 'discount',
    }),
    value: arg.number('The percentage or the sum of the discount.', { required: true }),
    occasion: arg.text('Occasion of the coupon, such as `welcome` or `season`. Default: none.'),
    date: arg.text('First day of a seasonal offer, `YYYY-MM-DD`. Its code names the month.'),
    maxUses: arg.number('Maximum number of uses. A code for a single use is long and hard to guess.', {
      default: 2,
      formerly: 'limit',
    }),
  },
  examples: [{ args: { discountType: 'percentage', value: 20 }, value: 'GREEN20' }],
  make(context, args): string {
    const { discountType, value, occasion = '', date, maxUses } = args;
    const isFree = discountType === 'free_shipping';
    const isSeason = occasion === 'season' && date !== undefined;
    const known = occasion === 'season' && !isSeason ? undefined : COUPON_WORDS[occasion];
    // In a season, the month is the occasion of free delivery: AUGUSTFREESHIP.
    const isPlainFree = isFree && (isSeason || known === undefined);
    const words = isPlainFree ? DELIVERY_WORDS : (known ?? ANY_WORDS);
    const { form, index } = shortestFormFirst(context, SUFFIXES);
    // No two of the first codes have both the same word and the same shape; no two later ones have the same label, too.
    const turn = form === WORDY ? Math.floor(index / LABELS.length) : index;
    const isWordy = form === WORDY && context.random.chance(PLAIN);
    const shape = (form === 0 || isWordy) && maxUses > 1 ? Math.floor(turn / words.length) % SHAPES.length : 0;
    const month = isSeason ? (months[monthOf(date)] ?? '').toUpperCase() : '';
    const name = words[turn % words.length] ?? '';
    const word = isFree ? month + name : name + month;
    const hint = value % 1000 > 0 ? String(value) : `${value / 1000}K`;
    const ending = (!isFree ? SHAPES[shape]?.replace('#', hint) : isPlainFree ? ENDS[shape] : DELIVERIES[shape]) ?? '';
    const bare = word + ending;
    const start = form === 0 && maxUses > 1 && bare.length < 6 ? `${bare}OFFER` : bare;
    if (maxUses === 1)
      return `${start}-${signsOf(serial(context).number, 4)}-${signsOf(context.random.int(0, RUN), 4)}`;
    if (isWordy) {
      const label = LABELS[index % LABELS.length] ?? '';
      const plain = known === undefined && !isFree ? `${label}${NOUNS[turn] ?? ''}${hint}` : word + label + ending;
      if (plain.length <= LENGTH) return plain;
    }
    if (form >= WORDY) {
      const run = context.id > BEFORE_LAST ? Math.floor((context.id - 1 - BEFORE_LAST) / RUN) : 0;
      // No label and no shape has an X or a hyphen at this position, so the code is unique.
      const mark = form === WORDY || index % 2 === 0 ? 'X' : '-';
      return start + mark + signsOf(index, form - 1) + (run === 0 ? '' : run);
    }
    if (known !== undefined || isFree)
      return form === 0 ? start : `${start}-${signsOf((MIXER * (form * LABELS.length + index)) % PAIRS, 2)}`;
    const label = LABELS[index] ?? '';
    return form === 0 ? label + (hint.length > 1 ? '' : '-') + hint : form === 1 ? `${label}${hint}OFF` : start + label;
  },
});

/** Writes a number with a given count of characters, with {@link CODE_SIGNS} as digits. */
function signsOf(number: number, count: number): string {
  let rest = number;
  let signs = '';
  for (let i = 0; i < count; i++) {
    signs += CODE_SIGNS[rest % CODE_SIGNS.length];
    rest = Math.floor(rest / CODE_SIGNS.length);
  }
  return signs;
}
