import type { Grammar } from '../../grammar.ts';

/** Subjects of one kind: whatever is said of one fits all of them. */
export interface VideoKind {
  /** By subject what is particular about it, three to six things separated by commas: ingredients, places, steps. */
  readonly x: Readonly<Record<string, string>>;
  /** Whether each creator keeps to one of the subjects, and so lists nothing of it again and again. Default: no. */
  readonly own?: boolean;
  /** The chapters of a video, separated by commas. Default: what is particular about the subject. */
  readonly steps?: string;
  /** Words to find them by, besides those of the category. */
  readonly tags?: readonly string[];
  /** How long such a video usually is, in minutes. */
  readonly minutes: readonly [least: number, most: number];
  /** Patterns of titles: `{x}` is the subject; the other slots are words of the category. */
  readonly titles: readonly string[];
  /** What the list of what is particular is called in a description. Default: `In this video`. */
  readonly list?: string;
  /**
   * What descriptions say: at least five texts of a sentence or more, each of which fits all the subjects. Before a text
   * stands the title that it was written with, and `|`.
   */
  readonly say: readonly string[];
}

/** What videos of one category are about. */
export interface VideoCategory {
  /** How often the category comes, in comparison. */
  readonly weight: number;
  readonly tags: readonly string[];
  /** Words of the titles, by slot. */
  readonly words: Grammar;
  readonly kinds: readonly VideoKind[];
}

/** What stands in titles for the number of a video in its series: that of the record, or up to five less. */
export const EPISODE: RegExp = /№(\d)/;

/** Numbers that titles of all categories use. */
export const NUMBERS: Grammar = {
  // In a series: the title gets the number of the video in its place.
  n: ['№0', '№1', '№2', '№3', '№4', '№5'],
  // Of minutes.
  m: ['5', '7', '8', '10', '12', '15', '18', '20', '25', '30'],
  // Of days, and of years.
  d: ['7', '10', '14', '21', '30', '40', '45', '50', '60', '75', '90', '100'],
  years: ['2', '3', '4', '5', '6', '7'],
};
