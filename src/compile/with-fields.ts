import type { ResourceDraft } from '../drafts/index.ts';
import type { Drafts } from './alike.ts';

/**
 * Returns a resource with other fields, some of which may be left out. Lists, too, then show only what is left.
 *
 * @param notes what is told about the fields left out
 */
export function withFields(draft: ResourceDraft, fields: Drafts, notes: readonly string[]): ResourceDraft {
  const { list } = draft.answers;
  const shown = list?.filter((name) => Object.hasOwn(fields, name) || !Object.hasOwn(draft.fields, name));
  return {
    ...draft,
    fields,
    answers: { ...draft.answers, ...(shown && { list: shown }) },
    notes: [...draft.notes, ...notes],
  };
}
