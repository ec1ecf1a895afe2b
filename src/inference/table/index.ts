import { ASSISTANT_ROWS, CHECKOUT_ROWS } from './assistants.ts';
import { COUNTRY_NUMBERS } from './country-numbers.ts';
import { COMMERCE } from './commerce.ts';
import { CUSTOM_FIELDS } from './custom-fields.ts';
import { DESCRIBED_TRADE } from './described-trade.ts';
import { DESCRIBED_WORK } from './described-work.ts';
import { FLAGS } from './flags.ts';
import { LOGISTICS } from './logistics.ts';
import { MAIL_ROWS } from './mails.ts';
import { MEDIA } from './media.ts';
import { MONEY } from './money.ts';
import { MESSAGE_ROWS } from './messages.ts';
import { COMMERCE_NAMES } from './names-commerce.ts';
import { GAME_NAMES } from './names-games.ts';
import { LIFE_NAMES } from './names-life.ts';
import { TECHNOLOGY_NAMES } from './names-technology.ts';
import { WORK_NAMES } from './names-work.ts';
import { NETWORK, PICTURE_LINK } from './network.ts';
import { NUMBERS } from './numbers.ts';
import { OBJECTS } from './objects.ts';
import { PAIRS_OF_KEYS } from './pairs-of-keys.ts';
import { PEOPLE } from './people.ts';
import { PLACES } from './places.ts';
import { REVIEW_ROWS } from './reviews.ts';
import { PAGES } from './pages.ts';
import type { Row } from './row.ts';
import { SERVICE_TEXTS } from './service-texts.ts';
import { SERVICE_WORDS } from './service-words.ts';
import { SHOP_TEXTS } from './shop-texts.ts';
import { SHORT_TEXTS } from './short-texts.ts';
import { TECHNICAL_TEXTS } from './technical-texts.ts';
import { STATE_ROWS } from './states.ts';
import { SUBJECT_ROWS } from './subjects.ts';
import { TAG_ROWS } from './tags.ts';
import { TAXES } from './taxes.ts';
import { GOODS_DESCRIPTIONS } from './descriptions-goods.ts';
import { WORK_DESCRIPTIONS } from './descriptions-work.ts';
import { LEISURE_DESCRIPTIONS } from './descriptions-leisure.ts';
import { REMARKS } from './remarks.ts';
import { UNITS } from './units.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { TEXTS } from './texts.ts';
import { PERMISSIONS, THING_TEXTS } from './texts-of-things.ts';
import { THINGS } from './things.ts';
import { TICKET_ROWS } from './tickets.ts';
import { TIME } from './time.ts';
import { TRADES } from './trades.ts';
import { TRAVEL } from './travel.ts';

export { COUNTRIES, COUNTRY_CODES } from './country-numbers.ts';
export { CURRENCY_CODES } from './currency-names.ts';
export { CLASSES_OF, isPersonNoun } from './classes.ts';
export { ASPECTS, CONSEQUENCES, SELDOM } from './consequences.ts';
export { LIST_RULES, MONEY_FORMS, MONEY_RULES, SUMMED_LISTS, type MoneyRule } from './money.ts';
export { linked } from './row.ts';
export { PICTURE_LINK };
export { PERMISSIONS };
export { isKindNoun } from './kinds.ts';
export { SAID } from './said.ts';
export { SUBJECTS } from './subjects.ts';
export type { Guess, Row, WebAddress } from './row.ts';

/**
 * All rows. If two rows have the same name and a guess for the same type, the row counts for which this is the usual
 * type; otherwise the later row.
 */
export const TABLE: readonly Row[] = [
  ...THINGS,
  ...STATE_ROWS,
  ...GOODS_DESCRIPTIONS,
  ...WORK_DESCRIPTIONS,
  ...LEISURE_DESCRIPTIONS,
  ...TEXTS,
  ...REMARKS,
  ...UNITS,
  ...INSTRUCTIONS,
  ...ASSISTANT_ROWS,
  ...CHECKOUT_ROWS,
  ...NETWORK,
  ...PLACES,
  ...COUNTRY_NUMBERS,
  ...NUMBERS,
  ...COMMERCE,
  ...MONEY,
  ...TIME,
  ...PEOPLE,
  ...FLAGS,
  ...MEDIA,
  ...LOGISTICS,
  ...TRADES,
  ...MESSAGE_ROWS,
  ...MAIL_ROWS,
  ...THING_TEXTS,
  ...TICKET_ROWS,
  ...WORK_NAMES,
  ...COMMERCE_NAMES,
  ...TECHNOLOGY_NAMES,
  ...LIFE_NAMES,
  ...GAME_NAMES,
  ...DESCRIBED_WORK,
  ...DESCRIBED_TRADE,
  ...TAXES,
  ...REVIEW_ROWS,
  ...TAG_ROWS,
  ...SUBJECT_ROWS,
  ...OBJECTS,
  ...PAIRS_OF_KEYS,
  ...CUSTOM_FIELDS,
  ...TRAVEL,
  ...PAGES,
  ...SHOP_TEXTS,
  ...SERVICE_TEXTS,
  ...SERVICE_WORDS,
  ...SHORT_TEXTS,
  ...TECHNICAL_TEXTS,
];
