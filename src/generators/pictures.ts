import { book } from './drawings/book.ts';
import { course } from './drawings/course.ts';
import { hotel } from './drawings/hotel.ts';
import type { Details, Draw } from './drawings/kind.ts';
import { logo } from './drawings/logo.ts';
import { photo, video } from './drawings/photo.ts';
import { team } from './drawings/team.ts';
import { hashWords } from './random.ts';

/** The kinds of things of which pictures can be drawn. */
export type PictureKind = 'course' | 'logo' | 'hotel' | 'video' | 'photo' | 'team' | 'book';

const KINDS: Readonly<Record<PictureKind, Draw>> = { course, logo, hotel, video, photo, team, book };

/**
 * Draws a picture of a kind for a title: an SVG `data:` URI of at most 600 bytes, or 900 for a book cover. The same
 * arguments always give the same picture.
 */
export function draw(kind: PictureKind, title: string, details: Details = {}): string {
  return KINDS[kind](title, hashWords(title), details);
}
