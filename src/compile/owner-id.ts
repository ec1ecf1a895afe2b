import { FieldContext, fieldKey, type Context } from '../generators/index.ts';
import type { Draft } from '../drafts/index.ts';
import { snakeCase, tell, wordsOf, type Scope } from '../inference/index.ts';
import { argsOf, isRead, type Field, type Json } from '../schema/index.ts';
import { isMine } from './mine.ts';

/**
 * Matches names of ids of an account, shop or project. A caller of an API sees only records that belong to one and the
 * same account.
 */
const OWNER =
  /^(?:account|workspace|organi[sz]ation|org|tenant|merchant|environment|application|app|shop|store|realm|portal|business|instance)_(?:id|sid|gid|uuid|guid)$/;

/** Matches the id of a person. Below an address like `me/orders`, it is always the caller's. */
const CALLER = /^(?:customer|user|member|client|buyer)_(?:id|sid|gid|uuid|guid)$/;

/**
 * Returns the field of an id such as `account_id` with one value for all records of the tree: callers see only what
 * belongs to them. The field stays as it is in records that are accounts themselves, and if it is a reference or has a
 * stated source.
 */
export function ofOneOwner(field: Partial<Field>, draft: Draft, scope: Scope): Partial<Field> {
  const { name, place, shared } = scope;
  const { generator = '', args, keywords } = field;
  const words = snakeCase(name);
  const isCaller = CALLER.test(words) && isMine(shared.resources.get(shared.noun)?.address);
  const isNamed = OWNER.test(words) || isCaller;
  const isOwner = isNamed && place === name && draft.place.isSchema === true && !draft.unique;
  const owner = words.split('_')[0] ?? '';
  const isOwn = (!isCaller && wordsOf(shared.noun).includes(owner)) || shared.resources.get(shared.noun)?.key === name;
  const isMade = ['pattern', 'uuid', 'random_int'].includes(generator) && !Object.values(argsOf(field)).some(isRead);
  if (!isOwner || isOwn || !isMade || draft.source) return field;
  // These generators take a context and arguments, and all of the arguments are known here.
  const generate = shared.generators[generator] as unknown as (context: Context, given: unknown) => Json;
  const context = new FieldContext(Date.UTC(2026, 0, 1)).aim(fieldKey(0, 'owner', words), 1);
  tell(scope, 'its name: all records have the same owner');
  const value = generate(context, { ...shared.generators[generator]?.defaults, ...argsOf({ ...(args && { args }) }) });
  return { type: field.type ?? 'string', generator: 'const', args: { value }, ...(keywords && { keywords }) };
}
