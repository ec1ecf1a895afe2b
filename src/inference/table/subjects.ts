import { ARTICLE_ROWS } from './subject-articles.ts';
import { GOODS_PRICES, GOODS_ROWS } from './subject-goods.ts';
import { PET_ROWS } from './subject-pets.ts';
import type { Row } from './row.ts';

/**
 * What records of a kind are about, such as the topic of an article: a hidden cause from which several fields are made.
 */
interface Subject {
  /** The class of nouns whose records have such a subject. */
  readonly of: string;
  /** Whether the name of such a record tells its subject. */
  readonly isInName: boolean;
  /** Lowest and highest usual price in US dollars, by the value of the subject. */
  readonly usd?: Readonly<Record<string, readonly [number, number]>>;
}

/**
 * All subjects by their roles. Description, tags and category of a record are made from the same subject, which is a
 * hidden cause.
 */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  'article topic': { of: '@post', isInName: true },
  'goods department': { of: '@product', isInName: true, usd: GOODS_PRICES },
  'pet kind': { of: '@animal', isInName: false },
};

/** Rows whose guesses are made from a subject. */
export const SUBJECT_ROWS: readonly Row[] = [...ARTICLE_ROWS, ...GOODS_ROWS, ...PET_ROWS];
