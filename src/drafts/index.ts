export { defined, draftAt, mergeFields, placeOf, USUAL_NULLS } from './draft.ts';
export type { Answers, Draft, DraftItems, Limits, ResourceDraft, Source, Statement } from './draft.ts';
export { args, choices, itemCount, json, pathName, reference, when } from './values.ts';
export { isTooMany, MOST_CHOICES, MOST_FIELDS } from './sizes.ts';
