import { ARTICLE_ROWS } from './subject-articles.ts';
import { GOODS_PRICES, GOODS_ROWS } from './subject-goods.ts';
import { PET_ROWS } from './subject-pets.ts';
import type { Row } from './row.ts';

/** What a record is about. */
interface Subject {
  /** The class of things that have it. */
  readonly of: string;
  /** Whether the names of such things tell the subject. */
  readonly isInName: boolean;
  /** Usual prices in US dollars, by what it is about. */
  readonly usd?: Readonly<Record<string, readonly [number, number]>>;
}

/**
 * Subjects by their roles. Description, tags and category of a thing are made from the same subject, which is a hidden
 * cause of the record.
 */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  'article topic': { of: '@post', isInName: true },
  'goods department': { of: '@product', isInName: true, usd: GOODS_PRICES },
  'pet kind': { of: '@animal', isInName: false },
};

/** Rows whose guesses are made from a subject. */
export const SUBJECT_ROWS: readonly Row[] = [...ARTICLE_ROWS, ...GOODS_ROWS, ...PET_ROWS];
