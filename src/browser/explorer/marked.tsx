import type { JSX } from 'preact';
import { useExplorer } from './explorer.ts';
import { splitAtHits } from './hits.ts';
import type { FieldSummary } from './meta.ts';

/** Whether a search looks at a field: at those that were chosen, else at all texts. */
function isSearched({ name, type, isPicture }: FieldSummary, chosen: readonly string[]): boolean {
  return chosen.length > 0 ? chosen.includes(name) : !isPicture && /^(?:array of )?string$/.test(type);
}

/** A value in which what was searched for is marked. */
export function Marked({ field, text }: { readonly field: FieldSummary; readonly text: string }): JSX.Element {
  const { q, searchFields } = useExplorer().address;
  if (q === '' || !isSearched(field, searchFields)) return <>{text}</>;
  return <>{splitAtHits(text, q).map((part, at) => (part.isHit ? <mark key={at}>{part.text}</mark> : part.text))}</>;
}
