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
  return notifications.urgency(line) ?? tickets.urgency(line);
}
