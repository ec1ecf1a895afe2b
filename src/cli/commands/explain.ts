import { openConfig } from '../../config/index.ts';
import { chainOf, explainRecord, type Explanation } from '../../render/index.ts';
import { chooseCatalogue } from '../choose-catalogue.ts';
import type { Io } from '../io.ts';
import { checkNames } from '../names.ts';
import { createPaint, type Paint } from '../paint.ts';
import { parseTarget } from '../target.ts';
import { dataOptions, type DataFlags } from '../data-flags.ts';

/** The parsed options of `mockgen explain`. */
export interface ExplainFlags extends DataFlags {
  /** For one field: how many steps back are told. Default: {@link DEPTH}. */
  readonly depth?: number;
}

/** How many steps back a field is followed, unless the flags say otherwise: about as many as a screen has room for. */
export const DEPTH = 3;

/** A value takes at most this many characters of a line; pictures have far more. */
const VALUE_LENGTH = 72;

/**
 * Runs `mockgen explain`: prints how the values of a record came about. For a record, it prints each field with the
 * values it was made from; for one field, what is behind it, as deep as the flags say.
 *
 * @param text `invoices/3`, or `invoices/3.total`
 * @returns the exit code, 0
 * @throws MockgenError `bad_option` for a target of another form, or an unknown resource or field; as `openConfig` does
 */
export async function explain(text: string, flags: ExplainFlags, io: Io): Promise<number> {
  const config = await openConfig(flags);
  const catalogue = await chooseCatalogue(config, flags);
  const options = dataOptions(flags, config);
  const { resource, id, field } = parseTarget('explain', catalogue, text, options);
  const fields = explainRecord(catalogue, resource, id, options);
  const known = fields.map((explained) => explained.field);
  if (field !== undefined) checkNames(`explain ${resource}/${id}, field`, [field], known);
  const paint = await createPaint(io);
  for (const explained of fields) {
    const isAlone = explained.field === field;
    const depth = isAlone ? (flags.depth ?? DEPTH) : 1;
    if (field === undefined || isAlone) {
      io.stdout(`${renderExplanation(explained, paint, { depth, isAlone, home: '', shown: new Set() })}\n`);
    }
  }
  return 0;
}

/** Where a value stands in the printed explanation. */
interface ExplainedPlace {
  /** How many further levels of values may be printed below this value. */
  readonly depth: number;
  /** Whether one field is explained, rather than all of a record. */
  readonly isAlone: boolean;
  /** The record whose name is not repeated in front of its fields. */
  readonly home: string;
  /** The values that have already been explained above. They are not explained again. */
  readonly shown: Set<string>;
}

/**
 * Returns the details of a value. They include the description for a hidden cause, which is described nowhere else, and
 * for a field that is explained alone, since there is room for it.
 */
function detailsOf(explained: Explanation, isWhole: boolean): readonly string[] {
  const { description, details, isCause } = explained;
  const told = (isWhole || isCause) && description !== '' ? [description, ...details] : details;
  return isWhole ? [...told, ...chainLines(explained)] : told;
}

/** Returns a line for each record that a value leads back to, if one of them leads to another one. */
function chainLines(explained: Explanation): readonly string[] {
  const chain = chainOf(explained);
  if (chain.length < 2) return [];
  return chain.map(
    ({ record, description }) => `through ${record}: ${description.charAt(0).toLowerCase()}${description.slice(1)}`,
  );
}

/**
 * Renders a value and its rule, and below it, indented, the details of the rule and the values that it was made from.
 */
function renderExplanation(explained: Explanation, paint: Paint, place: ExplainedPlace): string {
  const { depth, isAlone, home, shown } = place;
  const { resource, id, field, value, rule, isCause, reads } = explained;
  const record = `${resource}/${id}`;
  const text = JSON.stringify(value);
  const short = text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH - 1)}…` : text;
  const again = shown.has(`${record}.${field}`);
  const isOpen = depth > 0 && !again;
  const isCut = depth === 0 && !again && reads.length > 0;
  // What is cut off here may be told where it is nearer.
  if (!isCut) shown.add(`${record}.${field}`);
  const lines = (isOpen ? reads : []).flatMap((read) => {
    // A value that reads no other one is shown once: usually a reference that several arguments follow.
    if (read.reads.length === 0 && shown.has(`${read.resource}/${read.id}.${read.field}`)) return [];
    return renderExplanation(read, paint, { ...place, depth: depth - 1, home: record }).split('\n');
  });
  const name = record === home ? field : `${record}.${field}`;
  const marks = [rule, ...(isCause ? ['hidden cause'] : []), ...(again ? ['see above'] : [])].join(', ');
  const told = (isOpen ? detailsOf(explained, isAlone && home === '') : []).map((line) => paint.dim(line));
  const head = `${paint.bold(name)} = ${short}  ${paint.dim(isCut && isAlone ? `${marks} …` : marks)}`;
  return [head, ...[...told, ...lines].map((line) => `  ${line}`)].join('\n');
}
