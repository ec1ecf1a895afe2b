import { openConfig } from '../../config/index.ts';
import { explainRecord, type Explanation } from '../../render/index.ts';
import { chooseCatalogue } from '../choose-catalogue.ts';
import type { Io } from '../io.ts';
import { checkNames } from '../names.ts';
import { createPaint, type Paint } from '../paint.ts';
import { parseTarget } from '../target.ts';
import { dataOptions, type ShowFlags } from './show.ts';

/** Longest value in a line; pictures go far beyond. */
const VALUE_LENGTH = 72;

/**
 * `mockgen explain`: how the values of a record came to be. For a record, each field with what it read; for one field,
 * all that lies behind it, down to values that were drawn without looking at another one.
 *
 * @param text `invoices/3`, or `invoices/3.total`
 * @returns the exit code, 0
 * @throws MockgenError `bad_option` for a target of another form, or an unknown resource or field; as `openConfig` does
 */
export async function explain(text: string, flags: ShowFlags, io: Io): Promise<number> {
  const config = await openConfig(flags);
  const catalogue = await chooseCatalogue(config, flags);
  const options = dataOptions(flags, config);
  const { resource, id, field } = parseTarget(catalogue, text, options);
  const fields = explainRecord(catalogue, resource, id, options);
  const known = fields.map((explained) => explained.field);
  if (field !== undefined) checkNames('explain', [field], known);
  const paint = await createPaint(io);
  for (const explained of fields) {
    const depth = field === undefined ? 1 : Infinity;
    if (field === undefined || explained.field === field) {
      io.stdout(`${renderExplanation(explained, paint, { depth, home: '', shown: new Set() })}\n`);
    }
  }
  return 0;
}

/** Where in an explanation a value stands. */
interface Place {
  /** How many levels may go below it. */
  readonly depth: number;
  /** The record it is read from, whose name needs no repeating. */
  readonly home: string;
  /** What has been explained already. */
  readonly shown: Set<string>;
}

/** What is told of the rule of a value: what a cause is is written nowhere else, and of one field there is room for it. */
function detailsOf({ description, details, isCause }: Explanation, isWhole: boolean): readonly string[] {
  return (isWhole || isCause) && description !== '' ? [description, ...details] : details;
}

/** A value, the rule that gave it, and below it, further in, the details of the rule and what was read for it. */
function renderExplanation(explained: Explanation, paint: Paint, { depth, home, shown }: Place): string {
  const { resource, id, field, value, rule, isCause, reads } = explained;
  const record = `${resource}/${id}`;
  const text = JSON.stringify(value);
  const short = text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH - 1)}…` : text;
  const again = shown.has(`${record}.${field}`);
  shown.add(`${record}.${field}`);
  const isOpen = depth > 0 && !again;
  const lines = (isOpen ? reads : []).flatMap((read) => {
    // A value with nothing behind it is told once: most often a reference, that several arguments lead over.
    if (read.reads.length === 0 && shown.has(`${read.resource}/${read.id}.${read.field}`)) return [];
    return renderExplanation(read, paint, { depth: depth - 1, home: record, shown }).split('\n');
  });
  const name = record === home ? field : `${record}.${field}`;
  const marks = [rule, ...(isCause ? ['hidden cause'] : []), ...(again ? ['see above'] : [])].join(', ');
  const told = (isOpen ? detailsOf(explained, home === '' && depth === Infinity) : []).map((line) => paint.dim(line));
  const head = `${paint.bold(name)} = ${short}  ${paint.dim(marks)}`;
  return [head, ...[...told, ...lines].map((line) => `  ${line}`)].join('\n');
}
