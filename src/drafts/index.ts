export { defined, draftAt, mergeFields } from './draft.ts';
export type { Draft, DraftItems, Limits, ResourceDraft, Source } from './draft.ts';
