import type { MatterKind } from './matter.ts';
import { notifications } from './notification.ts';
import { tickets } from './ticket.ts';

/**
 * Returns how urgent something is, from 1, which can wait, to 4, which cannot. It is read from a line of text: the
 * subject of a ticket or the headline of a notification. Returns undefined for any other line.
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

/**
 * Whether tickets or notifications had the line that was read last. The next line is mostly of the same kind, and no
 * line is of both, so this kind is tried first.
 */
let latest: MatterKind = notifications;
