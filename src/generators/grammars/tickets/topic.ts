import type { Grammar } from '../../grammar.ts';
import type { Matters } from '../matter.ts';

/** All that customers write about one topic. */
export interface TicketTopic {
  readonly matters: Matters[string];
  /** How the texts are built around `{problem}`: by the topic, or by the name that a matter gives as its frame. */
  readonly frames: Readonly<Record<string, readonly string[]>>;
  /** The sentences that stand beside `{problem}` in this topic; those of all topics are in `words.ts`. */
  readonly rules: Grammar;
}
