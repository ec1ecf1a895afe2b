import { currencyOf } from '../../dist/generators/money.js';
import { describeChoice, describeList } from './choices.js';
import { describeDate } from './dates.js';
import { fieldOf, isMoney } from './kinds.js';
import { describeNulls } from './nulls.js';
import { describeNumber, describeReference } from './numbers.js';
import { describeRelations } from './relations.js';
import { identitiesOf } from './shared.js';
import { columnsOf } from './source.js';
import { describePicture, describeText } from './texts.js';

/** How each kind of field is described: by the field and what it needs to know of the others. */
const DESCRIBE = {
  id: ({ counts, values }) => ({ lines: [], marks: counts.length < values.length ? ['comes back'] : [] }),
  reference: describeReference,
  number: describeNumber,
  choice: (field, { owners }) => describeChoice(field, owners),
  list: describeList,
  date: describeDate,
  picture: describePicture,
  text: (field, { owners }) => describeText(field, owners),
};

/** The fields of a resource, each with its values, and with sums of money in one currency too. */
export function fieldsOf({ properties, read }) {
  const columns = columnsOf({ properties, read });
  const currencies = columns.get('currency');
  const fields = [...columns].map(([name, values]) => fieldOf(name, properties[name], values));
  for (const field of fields) {
    if (field.kind === 'number' && currencies && isMoney(field.property)) field.dollars = inDollars(field, currencies);
  }
  return fields;
}

/** Sums of money, each in the currency at its place, as US dollars at a fixed rate. */
function inDollars({ values }, currencies) {
  return values.map((value, at) => (value === null ? null : value / currencyOf(currencies[at]).perDollar));
}

/** The city of each record, if the resource has one. */
function townsOf(fields) {
  return fields.find(({ property }) => property['x-generator'] === 'city')?.values;
}

/** A field in lines, the marks last, each line that breaks a rule of thumb with a leading `!`. */
function describeField(field, others) {
  const { name, kind, property } = field;
  const { lines, marks } = DESCRIBE[kind](field, others);
  const nulls = describeNulls(field, others.choices);
  const all = [...marks, ...nulls.marks];
  const label = property.format && kind === 'text' ? property.format : kind;
  return {
    lines: [
      `  ${name}, ${label}`,
      ...[...lines, ...nulls.lines].map((line) => `      ${line}`),
      ...all.map((mark) => `!     ${mark}`),
    ],
    marks: all.map((mark) => `${name} ${mark}`),
  };
}

/**
 * The report on a resource: `{ lines, marks, identities }`, the last one for {@link describeShared}.
 *
 * @param resource as a source gives it
 */
export function reviewResource(resource) {
  const fields = fieldsOf(resource);
  const count = fields[0]?.values.length ?? 0;
  const owners = fields.filter(({ kind }) => kind === 'reference');
  const choices = fields.filter(({ kind }) => kind === 'choice');
  const others = { refDate: resource.refDate, towns: townsOf(fields), owners, choices };
  const described = fields.map((field) => describeField(field, others));
  const unique = fields.filter(({ kind, counts }) => kind !== 'list' && counts.length === count);
  const relations = describeRelations(fields);
  return {
    lines: [
      `== ${resource.category}/${resource.name}: ${count} records`,
      `  unique: ${unique.map(({ name }) => name).join(', ')}`,
      ...described.flatMap(({ lines }) => lines),
      '  relations',
      ...(relations.length ? relations : ['none']).map((line) => `      ${line}`),
    ],
    marks: described.flatMap(({ marks }) => marks.map((mark) => `${resource.name}.${mark}`)),
    identities: identitiesOf(resource.name, fields),
  };
}
