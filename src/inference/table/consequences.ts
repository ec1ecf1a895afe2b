/**
 * The states in which a date has a value, by the first word of its name: `shipped_at` of an order that is pending is
 * null.
 */
export const CONSEQUENCES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    paid: 'paid succeeded completed refunded processing shipped delivered active repaid',
    payment: 'paid succeeded completed refunded',
    shipped: 'shipped in_transit delivered returned',
    ship: 'shipped in_transit delivered returned',
    delivered: 'delivered returned',
    completed: 'completed done finished succeeded failed',
    finished: 'completed done finished succeeded failed',
    closed: 'closed resolved done completed merged',
    resolved: 'resolved closed',
    cancelled: 'cancelled canceled',
    canceled: 'cancelled canceled',
    cancellation: 'cancelled canceled',
    refunded: 'refunded returned',
    returned: 'returned refunded',
    published: 'published archived',
    archived: 'archived',
    approved: 'approved',
    rejected: 'rejected',
    accepted: 'accepted',
    declined: 'declined',
    signed: 'signed',
    expired: 'expired',
    failed: 'failed',
    confirmed: 'confirmed completed',
    merged: 'merged',
    hired: 'hired',
    redeemed: 'used redeemed',
    discharged: 'discharged',
    suspended: 'suspended',
    blocked: 'blocked',
  }).map(([word, states]) => [word, states.split(' ')]),
);
