import { MOST_ELEMENTS, type Field, type FieldType, type Items, type Json } from '../schema/index.ts';
import { USUAL_NULLS, type Draft, type DraftItems } from '../drafts/index.ts';
import {
  snakeCase,
  entriesByName,
  inferField,
  meaningOf,
  tellName,
  typeByName,
  isPlainText,
  tell,
  resolveNumber,
  resolveText,
  singularOf,
  capacityOfField,
  currencyField,
  amongMoments,
  flagByFlag,
  flagByState,
  nothingUntil,
  permissionsByRank,
  paidIfDelivered,
  presenceOf,
  type Scope,
} from '../inference/index.ts';
import { failure, Noted, unlike, within } from '../faults/index.ts';
import { embedded, hasRecordBeside, withIdBeside } from './embedded.ts';
import { ofOneKind } from './kinds.ts';
import { flagOfMine } from './mine.ts';
import { ofOneOwner } from './owner-id.ts';
import { flagIfPermitted } from './permitted.ts';
import { resolveEnum } from './resolve-enum.ts';
import { resolveReference } from './resolve-reference.ts';
import { resolveSource } from './resolve-source.ts';

/** Maximum length of an array whose schema has both bounds, unless its minimum is higher. */
const FEW = 20;

/** Minimum and maximum length of an array without bounds. */
const USUAL: readonly [number, number] = [1, 3];

/**
 * From this depth of nesting on, arrays have their minimum length: 20 levels of three elements would be 3^20 elements.
 */
const DEEP = 3;

/** Returns the number of elements of an array. */
function countOf({ items = {}, place }: Draft, isDeep: boolean): Items['count'] {
  const { field, least, most = Infinity, first = [], isCounted } = items;
  const from = least ?? Math.min(most, Math.max(first.length, USUAL[0]));
  if (from > MOST_ELEMENTS) throw failure(place, unlike(`a list of at most ${MOST_ELEMENTS}`, from));
  const short = Math.max(from, first.length);
  const usual = field || first.length === 0 ? Math.max(short, USUAL[1]) : short;
  // A schema that allows long lists rarely means them.
  const many = least !== undefined && most < Infinity ? Math.max(short, FEW) : usual;
  const wanted = isDeep ? short : many;
  const to = Math.min(most, isCounted ? MOST_ELEMENTS : wanted);
  return from === to ? from : [from, to];
}

/** Limits the number of elements of a list without repeats to the number of different elements. */
function countOfDifferent(element: Field, count: Items['count'], place: Draft['place']): Items['count'] {
  const [least, most] = typeof count === 'number' ? [count, count] : count;
  const room = capacityOfField(element);
  if (room < least) throw failure(place, { expected: `at least ${least} different elements, and there are ${room}` });
  return room < most ? [least, room] : count;
}

/**
 * Returns a list of words that suit each other, if the name of a list of texts suggests one and its limits allow it.
 */
function tagsOf({ items = {} }: Draft, scope: Scope): Partial<Field> | undefined {
  const { field, first, unique, least = 0, most = Infinity } = items;
  const isText = !field || (isPlainText(field) && Object.keys(field.limits).length === 0);
  if (!isText || first || least > 1 || most < 5) return undefined;
  const meaning = meaningOf(scope, 'array');
  if (meaning?.guess.isEach) return undefined;
  const found = meaning && inferField(meaning, scope, 'array');
  if (meaning) tellName(scope, meaning);
  const keywords = {
    ...(least > 0 && { minItems: least }),
    ...(most < Infinity && { maxItems: most }),
    ...(unique && { uniqueItems: true }),
  };
  return found && { ...found, ...(Object.keys(keywords).length > 0 && { keywords }) };
}

/** Longest list whose elements differ where nothing asks for it. */
const FEW_WORDS = 4;

/** Whether nothing is known about the texts of a field: they consist of its name and a number. */
function isNeutral({ generator, args }: Field): boolean {
  const { texts }: { readonly texts?: unknown } = Object(args);
  return (
    generator === 'phrase' && Array.isArray(texts) && texts.length === 1 && /^[^{}]+ \{number\}$/.test(String(texts[0]))
  );
}

/** Returns the number of tags or of their like: few, although a schema allows many. */
function fewWords(count: Items['count'], scope: Scope): Items['count'] {
  if (typeof count === 'number' || !meaningOf(scope, 'array')?.guess.isEach) return count;
  const [least, most] = count;
  return [least, Math.max(least, Math.min(most, FEW_WORDS))];
}

/** Returns the name of the closed list that says which part each of some parties has, if it has enough for all. */
const partOf = (fields: Draft['fields'] = {}, most: number): string | undefined =>
  ['type', 'role'].find((name) => (fields[name]?.limits.enum?.length ?? 0) >= most);

/** Returns what differs among the elements of a list: what its schema says, or else tags or their names. */
function differing({ items = {} }: Draft, [, most]: readonly [number, number], scope: Scope): Items['unique'] {
  const { field, first, unique } = items;
  if (unique !== undefined || first || most > FEW_WORDS) return unique;
  // Each party to a contract has a part of its own.
  const part = /(?:^|_)parties$/.test(snakeCase(scope.name)) ? partOf(field?.fields, most) : undefined;
  if (part !== undefined) return part;
  const label = Object.entries(field?.fields ?? {}).find(
    ([name, each]) =>
      isPlainText(each) &&
      meaningOf({ ...scope, name, place: `${scope.place}[].${name}` }, 'string')?.role === 'field label',
  );
  // A thing has each of its custom fields once.
  if (label) return label[0];
  if (!meaningOf(scope, 'array')?.guess.isEach) return unique;
  const { name = field } = field?.fields ?? {};
  if (name && !(isPlainText(name) && Object.keys(name.limits).length === 0)) return undefined;
  return name === field ? true : 'name';
}

/** Whether nothing tells what a list contains, neither its schema nor its name: then it may as well be empty. */
function isOfUnknown({ items = {}, place, keywords }: Draft, scope: Scope): boolean {
  const { field, first, least = 0 } = items;
  if (!place.isSchema || field || first || least > 0 || keywords) return false;
  const element = { ...scope, name: singularOf(snakeCase(scope.name)), place: `${scope.place}[]`, neighbours: {} };
  return meaningOf(scope, 'array') === undefined && meaningOf(element, typeByName(element)) === undefined;
}

function resolveArray(draft: Draft, scope: Scope): Partial<Field> {
  const { items = {} } = draft;
  const { field, first = [] } = items;
  if (items.most === 0 || isOfUnknown(draft, scope)) return { type: 'array', generator: 'const', args: { value: [] } };
  const tags = tagsOf(draft, scope);
  if (tags) return tags;
  const permissions = permissionsByRank(draft, scope);
  if (permissions) {
    tell(scope, 'its name, beside that of a role');
    return permissions;
  }
  const inner = (each: Draft, at: string): Field =>
    resolveField(each, {
      ...scope,
      name: singularOf(snakeCase(scope.name)),
      place: `${scope.place}[${at}]`,
      neighbours: {},
    });
  const element: Draft = field ?? first.at(-1) ?? { place: draft.place, limits: {} };
  const made = inner(element, '');
  if (isNeutral(made) && !(items.least ?? 0) && first.length === 0 && draft.place.isSchema)
    return { type: 'array', generator: 'const', args: { value: [] } };
  const wanted = fewWords(countOf(draft, scope.place.split('[').length > DEEP), scope);
  const unique = differing(draft, typeof wanted === 'number' ? [wanted, wanted] : wanted, scope);
  const isSet = unique ?? isRatherSet(made, wanted, items);
  // Whether the elements of a tuple can differ is checked with the first records.
  const count = isSet && first.length === 0 ? countOfDifferent(made, wanted, draft.place) : wanted;
  const firsts = first.map((each, at) => inner(each, String(at)));
  return {
    type: 'array',
    items: {
      field: made,
      count,
      ...(firsts.length > 0 && { first: firsts }),
      ...(isSet && { unique: isSet }),
    },
  };
}

/** Whether a list is one of different values, although nothing says so: few of a closed list. */
function isRatherSet(element: Field, count: Items['count'], { first, least, most }: DraftItems): true | undefined {
  const wanted = typeof count === 'number' ? count : count[1];
  // A list without bounds can be shorter.
  const room = least === undefined && most === undefined ? 2 : wanted;
  const isOfList = element.generator === 'choices' && !first && !element.nullable;
  return isOfList && wanted > 1 && capacityOfField(element) >= room ? true : undefined;
}

function resolveObject(draft: Draft, scope: Scope): Partial<Field> {
  const { fields = {} } = draft;
  if (Object.keys(fields).length === 0) {
    const entries = entriesByName(draft, scope);
    if (entries) return { type: 'object', fields: resolveFields(entries, scope.place, scope.shared) };
    return { type: 'object', generator: 'const', args: { value: {} } };
  }
  const repeated = embedded(fields, scope);
  const own = repeated === fields ? withIdBeside(fields, scope) : repeated;
  const made = resolveFields(own, scope.place, scope.shared);
  return { type: 'object', fields: ofOneKind(made, scope) };
}

/** Makes a field; if it has a fault, notes the fault and returns undefined, so that the field is left out. */
export function unlessFaulty({ shared, place }: Scope, make: () => Field): Field | undefined {
  const subject = { resource: shared.noun, field: place.replaceAll(/\[\d*\]/g, '') };
  const field = shared.faults.attempt(make, subject);
  if (!field) shared.leftOut.add(`${shared.noun}.${place}`);
  return field;
}

/**
 * Compiles the drafts of a record, or of an object in it, to fields. Those with a fault are left out.
 *
 * @param around path of the object; empty for the record
 */
export function resolveFields(
  drafts: Readonly<Record<string, Draft>>,
  around: string,
  shared: Scope['shared'],
): Readonly<Record<string, Field>> {
  const fields = Object.entries(drafts).flatMap(([name, draft]) => {
    const place = around === '' ? name : `${around}.${name}`;
    const scope: Scope = { shared, name, place, neighbours: drafts };
    const field = unlessFaulty(scope, () => resolveField(draft, scope));
    return field ? [[name, field] as const] : [];
  });
  return Object.fromEntries(fields);
}

function made(draft: Draft, scope: Scope): Partial<Field> {
  const { source, limits, type, fields, items } = draft;
  if (limits.fault) throw failure(limits.fault.place, `${limits.fault.what}: give the field a generator`);
  if (source) return resolveSource(source, draft, scope);
  const currency = currencyField(draft, scope);
  if (currency) {
    tell(scope, 'the currency of the record');
    return currency;
  }
  if (limits.enum) return paidIfDelivered(amongMoments(resolveEnum(draft, scope), scope), scope);
  const wanted: FieldType = type ?? (fields ? 'object' : items ? 'array' : (implied(draft) ?? typeByName(scope)));
  if (wanted === 'object') return resolveObject(draft, scope);
  if (wanted === 'array') return resolveArray(draft, scope);
  if (wanted === 'null') return { type: 'null', generator: 'const', args: { value: null } };
  const reference = resolveReference(draft, scope);
  if (reference) return reference;
  if (wanted === 'boolean') {
    const decided =
      draft.nullable === undefined ? (flagByState(scope) ?? flagByFlag(scope) ?? flagOfMine(scope)) : undefined;
    if (decided) {
      tell(scope, 'its name, beside what decides it');
      return decided;
    }
    const permitted = flagIfPermitted(scope);
    if (permitted) return permitted;
    const meaning = meaningOf(scope, 'boolean');
    if (!meaning) {
      tell(scope, 'its type');
      return { type: 'boolean', generator: 'boolean' };
    }
    tellName(scope, meaning);
    return inferField(meaning, scope, 'boolean');
  }
  const found =
    wanted === 'string'
      ? paidIfDelivered(amongMoments(resolveText(draft, scope), scope), scope)
      : resolveNumber(draft, wanted, scope);
  return nothingUntil(ofOneOwner(found, draft, scope), draft, scope);
}

/** Returns the type that the limits of a field without a type imply. */
function implied({ limits, format }: Draft): FieldType | undefined {
  const { min, max, multipleOf, pattern, minLength, maxLength } = limits;
  if ([pattern, minLength, maxLength, format].some((one) => one !== undefined)) return 'string';
  const isNumber = [min, max, multipleOf].some((one) => one !== undefined);
  if (!isNumber) return undefined;
  return [min, max, multipleOf].every((one) => one === undefined || Number.isInteger(one)) ? 'integer' : 'number';
}

/** Advice on what to use instead of `min` and `max` for values that are not numbers. */
const INSTEAD: Readonly<Partial<Record<FieldType, string>>> = {
  string: '; a text has its lengths from minLength and maxLength of a schema, or from the generator pattern',
  array: '; a list has the number of its elements from count in items',
};

/** Throws if a config has bounds for a field that is not a number: they would have no effect. */
function refuseBounds({ bounds, place }: Draft, type: FieldType): void {
  if (!bounds || type === 'integer' || type === 'number') return;
  const [key = 'min'] = Object.keys(bounds);
  throw failure(within(place, key), { expected: 'a number to bound', got: `type ${type}${INSTEAD[type] ?? ''}` });
}

/** Matches names of what a record is known by, and belongs to. */
const IDENTITY =
  /^(?:(?:account|workspace|organization|tenant)_(?:id|sid|gid)|id|sid|uuid|guid|url|uri|self|href|links?|object|type|kind)$/i;

/** Matches what follows the name of a text in that of another form of it. */
const FORM = /^_(?:html|text|plain|plain_text|markdown|md|rendered|raw)$/;

/** Whether another form of a text is beside it, such as `description_html`: then it is there as well. */
function hasOtherForm({ name, neighbours }: Scope): boolean {
  const own = snakeCase(name);
  return Object.keys(neighbours).some((each) => {
    const other = snakeCase(each);
    return other.startsWith(own) && FORM.test(other.slice(own.length));
  });
}

/** Matches names of what is missing of nothing: names, places, and moments of creation. */
const ESSENTIAL =
  /^(?:(?:first|last|full|given|family|friendly|display|unique)_?name|name|title|label|email(?:_address)?|street|address_?(?:line_?)?1|city|postal_?code|post_?code|zip(?:_?code)?|country(?:_(?:code|name|iso))?|state_(?:code|name|abbr)|(?:date_)?(?:created|updated|modified)(?:_?(?:at|on|date))?)$/;

/** Minimum number of fields, and share of those that a schema calls nullable, where it says so without a thought. */
const [MANY, MOST_NULLABLE] = [4, 0.8];

/** Whether a schema calls nearly all fields of an object nullable, and so does not tell which of them are ever null. */
function areAllNullable(neighbours: Scope['neighbours']): boolean {
  const drafts = Object.values(neighbours);
  const nullable = drafts.filter((draft) => draft.nullable === USUAL_NULLS);
  return drafts.length >= MANY && nullable.length >= MOST_NULLABLE * drafts.length;
}

/** Whether a field is a state or what a record is known by, which always have a value, although a schema calls every field nullable. */
const isIdentity = ({ place }: Draft, scope: Scope): boolean => {
  const { name, shared } = scope;
  const isKey =
    IDENTITY.test(name) || ESSENTIAL.test(snakeCase(name)) || shared.resources.get(shared.noun)?.key === name;
  return (
    place.isSchema === true && (isKey || /status$/i.test(name) || hasRecordBeside(name, scope) || hasOtherForm(scope))
  );
};

/**
 * Compiles a draft to a field. What the draft does not state is inferred.
 *
 * @throws MockgenError `config_invalid` for a fault; Noted if the fault was noted before
 */
export function resolveField(draft: Draft, scope: Scope): Field {
  if (draft.isFaulty) throw new Noted();
  const { description, nullable, when, unique, required, keywords } = draft;
  const found = made(draft, scope);
  const all: Readonly<Record<string, Json>> = { ...found.keywords, ...keywords };
  const { keywords: _, type = 'string', nullable: usual = nullable, ...rest } = found;
  refuseBounds(draft, type);
  const presence = when ? undefined : presenceOf(draft, scope);
  const nulls = nullable === USUAL_NULLS ? usual : nullable;
  const isSaid = !areAllNullable(scope.neighbours) || nullable !== USUAL_NULLS;
  const mayBeNull = nulls !== undefined && nulls > 0 && isSaid && !isIdentity(draft, scope);
  return {
    type,
    description: description ?? '',
    ...rest,
    // If a state decides whether the value is null, chance does not.
    ...(presence ?? (mayBeNull && { nullable: nulls })),
    ...(when && { when }),
    ...(unique && { unique }),
    ...(Object.keys(all).length > 0 && { keywords: all }),
    ...(required && { required }),
  };
}
