import type { Draft } from '../drafts/index.ts';
import { meaningOf, wordsOf, tell, type Scope } from '../inference/index.ts';
import type { Field } from '../schema/index.ts';
import { resolveReference } from './resolve-reference.ts';

/** Words in names of flags that say that something may be there: `bicycles_allowed`, `allows_pets`. */
const PERMITTED: ReadonlySet<string> = new Set('allowed allow permitted permit accepted accept welcome'.split(' '));

/** Words in names of flags that say that something is there: `has_bicycle`, `with_dog`. */
const THERE: ReadonlySet<string> = new Set('has have with bring brings is'.split(' '));

/**
 * Returns the words of a name without those in `some`, joined by blanks; undefined if the name has none of these, or no
 * other.
 */
function without(name: string, some: ReadonlySet<string>): string | undefined {
  const words = wordsOf(name);
  const rest = words.filter((word) => !some.has(word));
  return rest.length < words.length && rest.length > 0 ? rest.join(' ') : undefined;
}

/**
 * Share of records, from 0 to 1, in which the flag is true, among those in which it is permitted, unless its name
 * suggests another share.
 */
const SHARE = 0.5;

/**
 * Returns the parts of a flag that is false unless a record that its record refers to permits it: no booking has a
 * bicycle on a trip without `bicycles_allowed`.
 *
 * @returns undefined for any other field
 */
export function flagIfPermitted(scope: Scope): Partial<Field> | undefined {
  const { name, place, shared } = scope;
  const thing = place === name ? without(name, THERE) : undefined;
  if (thing === undefined) return undefined;
  for (const [each, draft] of Object.entries(shared.record)) {
    const target = targetOf(each, draft, scope);
    const found = Object.entries(target?.fields ?? {}).find(
      ([other, { type }]) => type === 'boolean' && without(other, PERMITTED) === thing,
    );
    if (!found) continue;
    const usual = meaningOf(scope, 'boolean')?.guess.args?.['probability'] ?? SHARE;
    tell(scope, 'its name, beside what is permitted');
    const probability = { by: `${each}.${found[0]}`, is: { true: usual }, else: 0 };
    return { type: 'boolean', generator: 'boolean', args: { probability } };
  }
  return undefined;
}

/**
 * Returns what is known about the resource that a field refers to, by its stated reference or by its name. Undefined if
 * it refers to none.
 */
function targetOf(name: string, draft: Draft, scope: Scope): ReturnType<Scope['shared']['resources']['get']> {
  const { shared } = scope;
  const isPlain = !draft.source && draft.type !== 'object' && draft.type !== 'array' && !draft.limits.enum;
  const aside: Scope = { ...scope, name, place: name, shared: { ...shared, told: new Map() } };
  const references = draft.source?.references ?? (isPlain ? resolveReference(draft, aside)?.references : undefined);
  return typeof references === 'string' && references !== shared.noun ? shared.resources.get(references) : undefined;
}
