import { builtins } from '../../builtins.ts';
import { MockgenError } from '../../errors.ts';
import { explainRecord, type Explanation } from '../../render/index.ts';
import type { Io } from '../io.ts';
import { checkNames } from '../names.ts';
import { createPaint, type Paint } from '../paint.ts';
import type { ShowFlags } from './show.ts';

const TARGET = /^([a-z][a-z0-9-]*)\/([1-9]\d{0,5})(?:\.(.+))?$/;

/** Longest value in a line; pictures go far beyond. */
const VALUE_LENGTH = 72;

/**
 * `mockgen explain`: how the values of a record came to be. For a record, each field with what it read; for one field,
 * all that lies behind it, down to values that were drawn without looking at another one.
 *
 * @param target `invoices/3`, or `invoices/3.total`
 * @returns the exit code, 0
 * @throws MockgenError `bad_option` for a target of another form, or an unknown resource or field
 */
export async function explain(target: string, flags: ShowFlags, io: Io): Promise<number> {
  const [, resource, id, field] = TARGET.exec(target) ?? [];
  if (resource === undefined || id === undefined) {
    throw new MockgenError('bad_option', `explain ${target}: expected <resource>/<id> or <resource>/<id>.<field>`, '');
  }
  checkNames(
    'explain',
    [resource],
    builtins.resources.map(({ name }) => name),
  );
  const fields = explainRecord(builtins, resource, Number(id), flags);
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

/** A value, what gave it, and below it, further in, what was read for it. */
function renderExplanation(explained: Explanation, paint: Paint, { depth, home, shown }: Place): string {
  const { resource, id, field, value, generator, references, reads } = explained;
  const record = `${resource}/${id}`;
  const text = JSON.stringify(value);
  const short = text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH - 1)}…` : text;
  const target = references === undefined ? '' : `, refers to ${references}/${String(value)}`;
  const again = reads.length > 0 && shown.has(`${record}.${field}`);
  shown.add(`${record}.${field}`);
  const below = depth > 0 && !again ? reads : [];
  const lines = below.flatMap((read) => {
    // A value with nothing behind it is told once: most often a reference, that several arguments lead over.
    if (read.reads.length === 0 && shown.has(`${read.resource}/${read.id}.${read.field}`)) return [];
    return renderExplanation(read, paint, { depth: depth - 1, home: record, shown }).split('\n');
  });
  const name = record === home ? field : `${record}.${field}`;
  const head = `${paint.bold(name)} = ${short}  ${paint.dim(`${generator}${target}${again ? ', see above' : ''}`)}`;
  return [head, ...lines.map((line) => `  ${line}`)].join('\n');
}
