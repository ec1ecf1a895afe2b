import type { Words } from '../random.ts';

/** What is known of the thing that a picture shows, besides its title. */
export interface Details {
  /** The size a picture asks to be shown at, in pixels; any, when it is missing. */
  readonly width?: number;
  readonly height?: number;
  /** The author of a book. */
  readonly author?: string;
  /** The genre of a book. */
  readonly genre?: string;
  /** The category of a course or a video. */
  readonly category?: string;
  /** The sport of a team. */
  readonly sport?: string;
  /** The stars of a hotel. */
  readonly stars?: number;
  /** The country of a hotel. */
  readonly country?: string;
}

/** Draws a picture of one kind. The dice are the hash of the title. */
export type Draw = (title: string, dice: Words, details: Details) => string;
