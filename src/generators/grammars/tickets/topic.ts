import type { Grammar } from '../../grammar.ts';
import type { Matters } from '../matter.ts';

/** The tickets about one topic. */
export interface TicketTopic {
  readonly matters: Matters[string];
  /** The texts around `{problem}`, by topic or by the name of a frame that a question or complaint states. */
  readonly frames: Readonly<Record<string, readonly string[]>>;
  /** Sentences beside `{problem}`. Those that all topics use are in `words.ts`. */
  readonly rules: Grammar;
}
