import type { JSX } from 'preact';
import { useExplorer } from './explorer.ts';
import { splitAtHits } from './hits.ts';
import type { FieldSummary } from './meta.ts';

/** Whether the search looks into a field: into the chosen ones or, if none is chosen, into all texts. */
function isSearched({ name, type, isPicture }: FieldSummary, chosen: readonly string[]): boolean {
  return chosen.length > 0 ? chosen.includes(name) : !isPicture && /^(?:array of )?string$/.test(type);
}

/** The text of a value, with the matches of the search marked. */
export function Marked({ field, text }: { readonly field: FieldSummary; readonly text: string }): JSX.Element {
  const { q, searchFields } = useExplorer().address;
  if (q === '' || !isSearched(field, searchFields)) return <>{text}</>;
  return <>{splitAtHits(text, q).map((part, at) => (part.isHit ? <mark key={at}>{part.text}</mark> : part.text))}</>;
}
