import { row, type Guess, type Row } from './row.ts';

const flag = (probability: number): Guess => ({ generator: 'boolean', args: { probability } });

/** Rows for flags, grouped by how often they are true. */
export const FLAGS: readonly Row[] = [
  row(
    'flag',
    'is *, has *, can *, should *, allow *, allows *, enable *, requires *, require *, supports *, use *, uses *, was *, show *, include *, includes *, accepts *, needs *, send *, track *, auto *, must *, allowed, required, supported, included, optional, visible, shown, accessible, editable, configurable, refundable, taxable, recurring, shippable, returnable, downloadable, opt in, subscribed, wifi, parking available, pet allowed, smoking allowed, favorite, starred, liked, pinned, featured, recommended, promoted, read, seen, watched, bookmarked',
    { boolean: flag(0.5) },
  ),
  row(
    'flag',
    'active, is active, enabled, is enabled, verified, is verified, available, is available, in stock, is in stock, published, is published, email verified, phone verified, public, is public, valid, is valid, approved, is approved, confirmed, is confirmed, online, success, ok, open, is open, paid, is paid, current, is current, visible, is visible, purchasable, status enabled, consent, agreed, accepted, terms accepted, searchable, completed, live, livemode, connected, is online, is working, secure, ssl, use ssl, passed, is visible in list, is connected, is employed, is alive, operational, healthy',
    { boolean: flag(0.85) },
  ),
  row(
    'flag',
    'deleted, is deleted, archived, is archived, disabled, is disabled, locked, is locked, draft, is draft, private, is private, blocked, is blocked, banned, is banned, hidden, is hidden, spam, is spam, test, is test, testing, cancelled, canceled, is cancelled, expired, is expired, suspended, is suspended, deprecated, is deprecated, is admin, admin, is superuser, superuser, is staff, is system, system, trashed, in trash, removed, bot, is bot, has error, is error, error, failed, is flagged, flagged, reported, overdue, is overdue, is default, default, primary, is primary, main, is main, is guest, anonymous, is anonymous, duplicate, voided, returned, refunded, is refunded, read only, is read only, sandbox, urgent, is urgent, on hold, retired, is deceased, deceased, muted, nsfw, sensitive, sold out, is sold out, is broken, discontinued, maintenance mode, preorder, is preorder, is preorder only, backorderable, is price hidden, sold, disputed, is featured, is gift, gift, is holiday, tax exempt, is tax exempt, adult content',
    { boolean: flag(0.1) },
  ),
  // Nothing is paid with credit where the totals of credit are 0.
  row('flag', 'covered by store credit, covered by gift card, paid by store credit, uses store credit', {
    boolean: flag(0),
  }),
];
