import { FieldContext, fieldKey, type Context } from '../generators/index.ts';
import {
  argsOf,
  choiceValues,
  closedListOf,
  hasTexts,
  parsePattern,
  typeOfJson,
  type Choice,
  type Field,
  type FieldType,
  type Json,
} from '../schema/index.ts';
import { failure, Faults, Noted, unknownName, unlike, within, type Missed, type Plain } from '../faults/index.ts';
import { checkArguments, missingArguments, renameFormerArguments, takesArgument } from './arguments.ts';
import type { Draft, Source } from '../drafts/index.ts';
import { isInnerFormat, givenBy, isShipped, type Gives, type Scope } from '../inference/index.ts';
import { fieldAt } from './field-at-path.ts';
import { SPREAD } from './spread.ts';

/** Returns the place of a key of a field. In a schema, keys of mockgen's own begin with `x-`. */
const at = ({ place }: Draft, key: string): Draft['place'] => within(place, place.isSchema ? `x-${key}` : key);

/** Returns the type that all values of a closed list have in common; undefined if there is none. */
function typeOfChoices(values: readonly Choice[]): FieldType | undefined {
  const types = new Set(values.filter((value) => value !== null).map(typeOfJson));
  if (types.size === 2 && types.has('integer') && types.has('number')) return 'number';
  return types.size === 1 ? [...types][0] : undefined;
}

const isOf = (type: FieldType, wanted: FieldType): boolean =>
  type === wanted || (type === 'integer' && wanted === 'number');

/** Returns the type of a faker method's values, judging by one value. */
function typeOfSample(name: string, args: Source['args'], draft: Draft, scope: Scope): FieldType {
  const generate = scope.shared.generators[name] as unknown as (context: Context, args: unknown) => Json;
  const context = new FieldContext(Date.UTC(2026, 0, 1)).aim(fieldKey(0, 'sample', name), 1);
  try {
    return typeOfJson(generate(context, args));
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw failure(at(draft, 'args'), { expected: `arguments that ${name} takes, and it says: ${line}` });
  }
}

function checkPattern(draft: Draft, args: Source['args']): void {
  const { pattern } = argsOf({ ...(args && { args }) });
  if (typeof pattern !== 'string') throw failure(at(draft, 'args'), unlike('a pattern', pattern));
  const node = parsePattern(pattern);
  if (typeof node === 'string')
    throw failure(at(draft, 'args'), { expected: 'a pattern that texts can be made from', got: node });
}

/**
 * Checks the arguments of a generator. Bounds are allowed beside every generator: if one takes none, its values are
 * checked.
 *
 * @throws MockgenError `config_invalid` with all wrong and missing arguments
 */
function checkGiven(generator: string, args: Plain, draft: Draft): void {
  const faults = new Faults();
  const { min, max } = draft.limits;
  const isBeside = (name: string): boolean =>
    (name === 'min' && min !== undefined) || (name === 'max' && max !== undefined);
  const given = Object.entries(args).filter(([name]) => takesArgument(generator, name) || !isBeside(name));
  const place = at(draft, 'args');
  checkArguments(generator, Object.fromEntries(given), place, faults);
  for (const missing of missingArguments(generator, renameFormerArguments(generator, args))) {
    faults.add(place, { expected: `${missing}, which ${generator} needs`, got: 'none' });
  }
  faults.throwAny();
}

/** Checks the arguments of a generator, and returns what is known about its values; undefined if nothing is. */
function givesOf(generator: string, args: Source['args'], draft: Draft, scope: Scope): Gives | undefined {
  const { generators } = scope.shared;
  if (!Object.hasOwn(generators, generator)) {
    // All methods of faker were looked up before, and those that do not exist were noted.
    if (generator.startsWith('faker:')) throw new Noted();
    const unknown = unknownName('a generator', generator, Object.keys(generators));
    const advice = 'mockgen list --generators shows them';
    throw failure(at(draft, 'generator'), unknown.nearest === undefined ? { ...unknown, advice } : unknown);
  }
  if (generator === 'pattern') checkPattern(draft, args);
  const known = argsOf({ ...(args && { args }) });
  checkGiven(generator, known, draft);
  if (generator === 'choices' && typeof known['choices'] === 'object' && known['choices'] !== null) {
    const type = typeOfChoices(choiceValues(known['choices']));
    if (type === undefined && draft.type === undefined) {
      throw failure(draft.place, { expected: 'choices of one type' });
    }
    return type === undefined ? undefined : { types: new Set([type]) };
  }
  if (generator === 'const') return { types: new Set([typeOfJson((known['value'] ?? null) as Json)]) };
  if (generator.startsWith('faker:')) {
    if (draft.type !== undefined) return undefined;
    return { types: new Set([typeOfSample(generator, args, draft, scope)]) };
  }
  return givenBy(generator);
}

function typeOfReference(references: string, draft: Draft, { shared }: Scope): FieldType {
  const target = shared.resources.get(references);
  if (!target && isShipped(references)) {
    const got = `'${references}', which builtins does not keep`;
    throw failure(at(draft, 'references'), { expected: 'a resource of the tree', got });
  }
  if (!target) {
    const wrong = unknownName('a resource of the tree', references, [...shared.resources.keys()]);
    throw failure(at(draft, 'references'), wrong);
  }
  if (!target.ids) throw new Noted();
  if (draft.type !== undefined && draft.type !== target.ids) {
    const expected = `${target.ids}, which the ids of ${references} are`;
    throw failure(within(draft.place, 'type'), { expected, got: draft.type });
  }
  return target.ids;
}

/** Returns type, format and keywords of a copy: those of the field that it copies. */
function typeOfCopy(copy: string, draft: Draft, scope: Scope): Pick<Field, 'type' | 'format' | 'keywords'> {
  // If a schema states the format of a text or the type of elements, that counts.
  const element = draft.type === 'array' ? draft.items?.field?.type : undefined;
  if (draft.place.isSchema && draft.type !== undefined && (draft.type !== 'array' || element !== undefined))
    return { type: draft.type, ...(element === 'string' && { keywords: { items: { type: element } } }) };
  let missed: Missed = { expected: `a type beside copy: that of ${copy} is not known` };
  const found = fieldAt(copy, scope, (fault) => {
    missed = fault;
  });
  const type = draft.type ?? found?.type;
  if (type === undefined) throw failure(draft.place, missed);
  return {
    type,
    ...(isInnerFormat(found?.format) && { format: found.format }),
    ...(type === 'array' && found && hasTexts(found) && { keywords: { items: { type: 'string' } } }),
  };
}

function typeOf(source: Source, draft: Draft, scope: Scope): Pick<Field, 'type' | 'format' | 'keywords'> {
  const { references, copy, generator, args, value } = source;
  if (typeof references === 'object') {
    // The catalogue checks that all of them agree.
    const [first] = Object.values(references.is).map((target) => typeOfReference(target, draft, scope));
    return { type: first ?? 'integer' };
  }
  if (references !== undefined) return { type: typeOfReference(references, draft, scope) };
  if (copy !== undefined) return typeOfCopy(copy, draft, scope);
  if (value !== undefined && draft.type === undefined) {
    throw failure(draft.place, { expected: 'a type beside value' });
  }
  if (generator === undefined) return { type: draft.type ?? 'string' };
  const gives = givesOf(generator, args, draft, scope);
  const { type = [...(gives?.types ?? [])][0] ?? 'string' } = draft;
  if (gives && ![...gives.types].some((one) => isOf(one, type) || (one === 'null' && draft.nullable))) {
    const got = `${generator}, which gives ${[...gives.types].join(' or ')}`;
    throw failure(at(draft, 'generator'), { expected: `a generator of type ${type}`, got });
  }
  return { type, ...(isInnerFormat(gives?.format) && { format: gives.format }) };
}

/** Returns a source with the current names of its arguments. */
function withTodaysArguments(source: Source): Source {
  const { generator, args } = source;
  if (generator === undefined || args === undefined || Array.isArray(args)) return source;
  return { ...source, args: renameFormerArguments(generator, argsOf({ args })) };
}

/**
 * Whether a config refers to a resource and says nothing else about the reference. What a schema states is complete: it
 * can be the description of a tree, which gives the same records back.
 */
const isFreeReference = ({ references, ...more }: Source, { place, unique }: Draft): boolean =>
  typeof references === 'string' && Object.keys(more).length === 0 && !unique && place.isSchema !== true;

/**
 * Compiles a field whose source is stated, such as a generator. Returns the parts of the field that decide its values.
 */
export function resolveSource(source: Source, draft: Draft, scope: Scope): Partial<Field> {
  const { format } = draft;
  const { enum: values } = draft.limits;
  const given = typeOf(source, draft, scope);
  const mayBeNull = draft.nullable !== undefined || draft.when !== undefined || source.copy !== undefined;
  const present = mayBeNull ? values?.filter((value) => value !== null) : values;
  const { generator, args } = source;
  const isListed = closedListOf({ ...(generator !== undefined && { generator }), ...(args && { args }) }) !== undefined;
  return {
    ...given,
    ...(isFreeReference(source, draft) && SPREAD),
    ...withTodaysArguments(source),
    ...(isInnerFormat(format) && { format }),
    ...(present && !isListed && generator !== 'const' && { enum: present }),
    keywords: {
      ...given.keywords,
      ...draft.keywords,
      ...(format !== undefined && !isInnerFormat(format) && { format }),
    },
  };
}
