import type { Grammar } from '../../grammar.ts';

/** Related subjects: every text about one of them fits all of them. */
export interface VideoKind {
  /** For each subject: three to six particulars of it, separated by commas: ingredients, places, steps. */
  readonly x: Readonly<Record<string, string>>;
  /**
   * Whether each creator keeps to one of the subjects, so that a creator does not list the same particulars again and
   * again. Default: false.
   */
  readonly own?: boolean;
  /** Headings of the chapters of a video, separated by commas. Default: the particulars of its subject. */
  readonly steps?: string;
  /** Tags besides those of the category. */
  readonly tags?: readonly string[];
  /** How long such a video usually is, in minutes: the shortest and the longest. */
  readonly minutes: readonly [least: number, most: number];
  /** Patterns of titles. `{x}` stands for the subject; the other placeholders are filled with words of the category. */
  readonly titles: readonly string[];
  /** Heading of the list of particulars in a description. Default: `In this video`. */
  readonly list?: string;
  /**
   * Texts of descriptions: at least five, of a sentence or more, each of which fits all subjects. A text is preceded by
   * the title it was written for and a `|`.
   */
  readonly say: readonly string[];
}

/** What is needed to invent the videos of one category: its words, tags and kinds of videos. */
export interface VideoCategory {
  /** How frequent the category is among videos, as a weight. */
  readonly weight: number;
  readonly tags: readonly string[];
  /** Words for the placeholders in the titles of the category. */
  readonly words: Grammar;
  readonly kinds: readonly VideoKind[];
}

/** Placeholder in titles for the number of a video in its series: the number of the record, or up to five less. */
export const EPISODE: RegExp = /№(\d)/;

/** Numbers that titles of all categories use. */
export const NUMBERS: Grammar = {
  // In a series, the number of the video replaces this in the title.
  n: ['№0', '№1', '№2', '№3', '№4', '№5'],
  // Minutes.
  m: ['5', '7', '8', '10', '12', '15', '18', '20', '25', '30'],
  // Days and years.
  d: ['7', '10', '14', '21', '30', '40', '45', '50', '60', '75', '90', '100'],
  years: ['2', '3', '4', '5', '6', '7'],
};
