import type { Draft } from '../drafts/index.ts';
import { snakeCase, tell, type Scope } from '../inference/index.ts';
import type { Field } from '../schema/index.ts';
import { fits, fitsWhole } from './alike.ts';
import { referenceIn } from './id-of-owner.ts';
import { REFERENCE } from './resolve-reference.ts';
import { resolveSource } from './resolve-source.ts';

/**
 * Returns a copy of what a field tells of the record that is referred to beside it: a `tax_rate` beside a `tax_code` is the
 * rate of that tax.
 *
 * @returns undefined for any other field, and where the reference may be null
 */
export function toldOfReferred(draft: Draft, scope: Scope): Partial<Field> | undefined {
  const { name, place, neighbours, shared } = scope;
  const own = snakeCase(name);
  const around = place.slice(0, Math.max(0, place.lastIndexOf('.') + 1));
  for (const [each, reference] of Object.entries(neighbours)) {
    const [, stem = ''] = REFERENCE.exec(snakeCase(each)) ?? [];
    const isTold = stem !== '' && each !== name && own.startsWith(`${stem}_`) && !REFERENCE.test(own);
    if (!isTold || reference.nullable || reference.when) continue;
    const target = referenceIn(reference, { ...scope, name: each, place: around + each });
    const fields = target === undefined ? {} : (shared.resources.get(target)?.fields ?? {});
    const found = Object.keys(fields).find((one) => snakeCase(one) === own.slice(stem.length + 1));
    if (found === undefined || !(fits(draft, fields[found]) || fitsWhole(draft, fields[found]))) continue;
    tell(scope, 'its name: the record that is referred to beside it');
    const copy = `${place.includes('[') ? '.' : around}${each}.${found}`;
    return { ...resolveSource({ copy }, draft, scope), nullable: 0 };
  }
  return undefined;
}
