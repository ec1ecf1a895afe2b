import type { Draft, ResourceDraft } from '../drafts/index.ts';
import { placeText } from '../faults/index.ts';
import { isBetterMissing, singularOf, snakeCase } from '../inference/index.ts';
import type { Drafts } from './alike.ts';
import { withFields } from './with-fields.ts';

/**
 * Returns a draft without those fields inside it that tell what only some records have gone through. Calls `note` with
 * each field left out.
 */
function inside(draft: Draft, name: string, note: (draft: Draft) => void): Draft {
  const { fields, items } = draft;
  const field = items?.field && inside(items.field, singularOf(snakeCase(name)), note);
  return {
    ...draft,
    ...(fields && { fields: without(fields, name, note) }),
    ...(items && field && { items: { ...items, field } }),
  };
}

function without(drafts: Drafts, noun: string, note: (draft: Draft) => void): Drafts {
  const entries = Object.entries(drafts).flatMap(([name, draft]) => {
    if (!isBetterMissing(name, draft, drafts, noun)) return [[name, inside(draft, name, note)] as const];
    note(draft);
    return [];
  });
  return entries.length === 0 ? drafts : Object.fromEntries(entries);
}

/**
 * Returns a resource without the optional fields of an OpenAPI document that tell what only some records have gone
 * through, such as `deleted_at`, and that cannot be null. With such a field, each record would claim that it has
 * happened. A note tells of each field left out.
 */
export function withoutUnhappened(draft: ResourceDraft): ResourceDraft {
  const notes: string[] = [];
  const fields = without(draft.fields, draft.name, ({ place }) => {
    notes.push(`${placeText(place)}: left out, since only some records have it, and it cannot be null`);
  });
  if (notes.length === 0) return draft;
  return withFields(draft, fields, notes);
}
