import type { MatterKind } from './matter.ts';
import { notifications } from './notification.ts';
import { tickets } from './ticket.ts';

/**
 * Returns the urgency of a matter, from 1, which can wait, to 4, which cannot. It is read from the subject of a ticket
 * or the headline of a notification. Returns undefined for any other line.
 *
 * @example
 * urgencyOf('New sign-in from a new tablet') // => 4
 */
export function urgencyOf(line: string): number | undefined {
  const urgency = latest.urgency(line);
  if (urgency !== undefined) return urgency;
  const other = latest === tickets ? notifications : tickets;
  const found = other.urgency(line);
  if (found !== undefined) latest = other;
  return found;
}

/** The kind of the line that was read last: the next one is mostly of the same kind, and no line is of both. */
let latest: MatterKind = notifications;
