import { isPlain, own } from '../faults/index.ts';
import { resolved, type ApiDocument, type Located } from './document.ts';
import { facetsOf, isObject } from './facets.ts';
import type { ImportedField } from './types.ts';

/** Modules and methods of faker that have been renamed, by their old names. */
const RENAMED: Readonly<Record<string, string>> = {
  'address.city': 'location.city',
  'address.country': 'location.country',
  'address.countryCode': 'location.countryCode',
  'address.latitude': 'location.latitude',
  'address.longitude': 'location.longitude',
  'address.state': 'location.state',
  'address.stateAbbr': 'location.state',
  'address.streetAddress': 'location.streetAddress',
  'address.streetName': 'location.street',
  'address.zipCode': 'location.zipCode',
  'commerce.color': 'color.human',
  'company.companyName': 'company.name',
  'company.bs': 'company.buzzPhrase',
  'datatype.uuid': 'string.uuid',
  'datatype.number': 'number.int',
  'datatype.float': 'number.float',
  'finance.account': 'finance.accountNumber',
  'internet.color': 'color.rgb',
  'internet.userName': 'internet.username',
  'name.findName': 'person.fullName',
  'name.firstName': 'person.firstName',
  'name.fullName': 'person.fullName',
  'name.gender': 'person.gender',
  'name.jobTitle': 'person.jobTitle',
  'name.lastName': 'person.lastName',
  'name.middleName': 'person.middleName',
  'name.prefix': 'person.prefix',
  'name.suffix': 'person.suffix',
  'phone.phoneNumber': 'phone.number',
  'random.alphaNumeric': 'string.alphanumeric',
  'random.number': 'number.int',
  'random.uuid': 'string.uuid',
  'random.word': 'word.sample',
  'random.words': 'word.words',
};

/** Matches modules of faker whose methods need neither a clock nor a server nor an argument. */
const MODULES =
  /^(?:airline|animal|book|color|commerce|company|database|finance|food|git|hacker|internet|location|lorem|music|number|person|phone|science|string|system|vehicle|word)\.[a-z][A-Za-z]+$/;

/** Fields are looked for in at most this many levels of objects. */
const MOST_DEPTH = 4;

/**
 * Returns the generator that `x-faker` names, such as `faker:person.firstName` for `name.firstName`.
 *
 * @returns undefined for anything but a method of faker, and for methods that need a clock, a server or arguments
 */
function fakerGenerator(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value.replace(/^faker\./, '').replace(/\(\)$/, '');
  const now = Object.hasOwn(RENAMED, name) ? RENAMED[name] : name;
  return now !== undefined && MODULES.test(now) ? `faker:${now}` : undefined;
}

/**
 * Returns the fields of a record, including those inside objects, whose schemas name a method of faker by `x-faker`,
 * with that method as generator.
 */
export function fakerFields(
  document: ApiDocument,
  record: Located,
  depth: number = 0,
): Readonly<Record<string, ImportedField>> {
  if (depth > MOST_DEPTH) return {};
  const fields: Record<string, ImportedField> = {};
  for (const [name, located] of facetsOf(document, record).properties) {
    const { node } = resolved(document, located);
    const generator = isPlain(node) ? fakerGenerator(own(node, 'x-faker')) : undefined;
    if (generator !== undefined) fields[name] = { generator };
    else if (isObject(document, located)) {
      const inner = fakerFields(document, located, depth + 1);
      if (Object.keys(inner).length > 0) fields[name] = { fields: inner };
    }
  }
  return fields;
}
