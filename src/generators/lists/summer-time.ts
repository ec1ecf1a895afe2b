/**
 * Period in which clocks are one hour ahead: from a Sunday of one month to a Sunday of another; in the south, of the
 * next year.
 */
export interface SummerTime {
  /**
   * Start of the period: the month, from 1, and which of its Sundays, from 1; 5 is the last one. `to` is the end of the
   * period.
   */
  readonly from: readonly [month: number, sunday: number];
  readonly to: readonly [month: number, sunday: number];
}

/** Summer time in most of Europe. Source of this and of other rules: IANA tz, 2025. */
export const EUROPEAN_SUMMER: SummerTime = { from: [3, 5], to: [10, 5] };
/** Summer time in North America. */
export const AMERICAN_SUMMER: SummerTime = { from: [3, 2], to: [11, 1] };

/** Cities without summer time in countries most of whose cities have it. */
export const oneTime: ReadonlySet<string> = new Set(['Phoenix', 'Brisbane', 'Perth']);
