const lists = (rows: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([words, states]) => words.split(' ').map((word) => [word, states.split(' ')])),
  );

/**
 * For each event, such as `shipped`: the states that a record can have after it. `shipped_at` of an order that is
 * pending is null, and `is_active` of one that is cancelled is false.
 */
export const CONSEQUENCES: Readonly<Record<string, readonly string[]>> = lists({
  paid: 'paid succeeded completed refunded processing shipped delivered active repaid partially_refunded fulfilled',
  payment: 'paid succeeded completed refunded partially_refunded',
  'shipped ship dispatched': 'shipped in_transit out_for_delivery delivered returned fulfilled',
  delivered: 'delivered returned',
  fulfilled: 'fulfilled shipped delivered returned',
  'completed finished completion': 'completed complete done finished succeeded failed closed approved rejected',
  complete: 'completed complete done finished succeeded closed delivered fulfilled',
  'succeeded success successful': 'succeeded success successful completed refunded',
  closed: 'closed resolved done completed merged',
  'resolved resolution': 'resolved closed',
  'cancelled canceled cancellation': 'cancelled canceled',
  refunded: 'refunded returned partially_refunded',
  returned: 'returned refunded',
  published: 'published archived',
  archived: 'archived',
  approved: 'approved',
  'rejected rejection': 'rejected',
  accepted: 'accepted',
  'declined decline': 'declined',
  signed: 'signed',
  expired: 'expired',
  'failed failure error': 'failed failure error errored undelivered bounced',
  confirmed: 'confirmed completed',
  merged: 'merged',
  hired: 'hired',
  redeemed: 'used redeemed',
  'disposed disposal': 'disposed sold retired scrapped',
  discharged: 'discharged',
  'suspended suspension': 'suspended',
  blocked: 'blocked',
  'deleted deletion': 'deleted',
  trashed: 'trashed deleted',
  purged: 'purged deleted',
  revoked: 'revoked',
  'terminated termination': 'terminated ended',
  'voided void': 'void voided',
  'disabled deactivated': 'disabled inactive deactivated',
  paused: 'paused',
  sent: 'sent delivered opened read bounced',
  read: 'read',
  active: 'active trialing enabled live running online ongoing in_progress',
  enabled: 'active enabled',
  open: 'open opened new in_progress pending reopened',
  pending: 'pending',
  draft: 'draft',
  live: 'live active published',
  verified: 'verified active approved confirmed',
  overdue: 'overdue past_due late',
});

/**
 * For each event: words in the name of the state field that is likely to tell whether it has happened, such as
 * `payment_status` for whether something is paid.
 */
export const ASPECTS: Readonly<Record<string, readonly string[]>> = lists({
  'paid payment refunded succeeded voided': 'payment financial',
  'shipped ship dispatched delivered fulfilled returned': 'fulfillment fulfilment shipment shipping delivery',
});

/**
 * Words for events that few records go through. Fields about them, such as `deleted_at` and `failure_reason`, are null
 * in all other records.
 */
export const SELDOM: ReadonlySet<string> = new Set(
  'lock deleted deletion trashed purged removed expired archived cancelled canceled cancellation failed failure revoked blocked banned suspended suspension locked disabled deactivated voided void refunded refund returned rejected rejection declined decline disputed dispute error terminated termination withdrawn unsubscribed discontinued restored deprecated deceased death frozen expelled muted flagged reverted reversed undone charged bounced bounce'.split(
    ' ',
  ),
);
