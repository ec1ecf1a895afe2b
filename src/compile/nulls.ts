import { USUAL_NULLS, type Draft } from '../drafts/index.ts';
import { snakeCase, type Scope } from '../inference/index.ts';
import { hasRecordBeside } from './embedded.ts';

/** Matches names of fields that identify a record or its owner. They are never null. */
const IDENTITY =
  /^(?:(?:account|workspace|organization|tenant)_(?:id|sid|gid)|id|sid|uuid|guid|url|uri|self|href|links?|object|type|kind)$/i;

/** Matches the end of the name of another form of a text, such as `_html`. */
const FORM = /^_(?:html|text|plain|plain_text|markdown|md|rendered|raw)$/;

/**
 * Whether another form of a text is beside it, such as `description_html` beside `description`. Then the text is never
 * null.
 */
function hasOtherForm({ name, neighbours }: Scope): boolean {
  const own = snakeCase(name);
  return Object.keys(neighbours).some((each) => {
    const other = snakeCase(each);
    return other.startsWith(own) && FORM.test(other.slice(own.length));
  });
}

/**
 * Matches names of fields that hardly any record lacks: names, parts of addresses, currencies, moments of creation. They are never
 * null.
 */
const ESSENTIAL =
  /^(?:(?:first|last|full|given|family|friendly|display|unique)_?name|name|title|label|email(?:_address)?|street|address_?(?:line_?)?1|city|postal_?code|post_?code|zip(?:_?code)?|country(?:_(?:code|name|iso))?|state_(?:code|name|abbr)|currency(?:_code)?|(?:date_)?(?:created|updated|modified)(?:_?(?:at|on|date))?)$/;

/**
 * With this many fields in an object, and at least this share of them nullable, a schema calls fields nullable without
 * a thought.
 */
const [MANY, MOST_NULLABLE] = [4, 0.8];

/** Whether a schema calls nearly all fields of an object nullable, and so does not tell which of them are ever null. */
function areAllNullable(neighbours: Scope['neighbours']): boolean {
  const drafts = Object.values(neighbours);
  const nullable = drafts.filter((draft) => draft.nullable === USUAL_NULLS);
  return drafts.length >= MANY && nullable.length >= MOST_NULLABLE * drafts.length;
}

/**
 * Whether a field identifies a record or is its state. Such fields always have a value, even if a schema calls every
 * field nullable.
 */
const isIdentity = ({ place }: Draft, scope: Scope): boolean => {
  const { name, shared } = scope;
  const isKey =
    IDENTITY.test(name) || ESSENTIAL.test(snakeCase(name)) || shared.resources.get(shared.noun)?.key === name;
  return (
    place.isSchema === true && (isKey || /status$/i.test(name) || hasRecordBeside(name, scope) || hasOtherForm(scope))
  );
};

/**
 * Returns the share of records in which a field is null, from 0 to 1: the stated one, or `usual` where a schema says
 * only that it may be null. Undefined for a field that is never null.
 */
export function nullsOf(draft: Draft, usual: number | undefined, scope: Scope): number | undefined {
  const nulls = draft.nullable === USUAL_NULLS ? usual : draft.nullable;
  const isSaid = !areAllNullable(scope.neighbours) || draft.nullable !== USUAL_NULLS;
  return nulls !== undefined && nulls > 0 && isSaid && !isIdentity(draft, scope) ? nulls : undefined;
}
