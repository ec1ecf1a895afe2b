import type { Words } from '../random.ts';

/** What is known about the subject of a picture besides its title. */
export interface Details {
  /** Size of the picture in pixels. Default: none, so that it fills its place. */
  readonly width?: number;
  readonly height?: number;
  /** Author of a book. */
  readonly author?: string;
  /** Genre of a book. */
  readonly genre?: string;
  /** Category of a course or a video. */
  readonly category?: string;
  /** Sport of a team. */
  readonly sport?: string;
  /** Stars of a hotel. */
  readonly stars?: number;
  /** Country of a hotel. */
  readonly country?: string;
}

/** Draws a picture of one kind. `dice` is the hash of the title. */
export type Draw = (title: string, dice: Words, details: Details) => string;
