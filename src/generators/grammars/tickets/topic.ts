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

/** How customers ask for an answer, whatever the topic. */
export const REPLY: readonly string[] = [
  'What should I do?',
  'Can somebody have a look?',
  'Please help.',
  'Any help is welcome.',
  "I'd be grateful for a quick reply.",
  'Can you see anything on your side?',
  'I can send you more details.',
  'Please get back to me.',
  'Could you check my account?',
  'Please look into it.',
  'Can you help?',
  'What can I do?',
  'Could you look into this, please?',
  'Let me know if you need anything else from me.',
  'Can you sort this out?',
];
