import { notifications } from './notification.ts';
import { tickets } from './ticket.ts';

/**
 * How urgent a matter is, from 1, which can wait, to 4, which cannot: by the line that names it, the subject of a ticket
 * or the headline of a notification. Undefined for any other line.
 *
 * @example
 * urgencyOf('New sign-in from a new tablet') // => 4
 */
export function urgencyOf(line: string): number | undefined {
  return notifications.urgency(line) ?? tickets.urgency(line);
}
