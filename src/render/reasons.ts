import { argsOf, isAll, isAny, isBy, isCases, isFrom, isLiteral } from '../schema/index.ts';
import type { Cases, Field } from '../schema/index.ts';
import type { Value } from './arguments.ts';

/** What was read while one value of a record was made. */
export interface Findings {
  /** The id of the record whose value is explained. */
  readonly id: number;
  readonly value: Value;
  /** Returns the value that was read by a path of the spec; undefined if the path was not read. */
  readonly at: (path: string) => Value | undefined;
  /**
   * Returns the id of the random record that was drawn for an argument `{ any }`, by its path, such as `authors.name`.
   */
  readonly drawn: (path: string) => number | undefined;
}

/** Why a value is what it is. */
export interface Reason {
  /** The rule that decided the value, in a few words; the name of the generator if there was no other rule. */
  readonly rule: string;
  /** Further lines of the explanation: the cases that applied, the arguments, and what the value is shared by. */
  readonly details: readonly string[];
}

/** The text of an argument has at most this many characters. */
const LONGEST = 120;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/**
 * Returns the condition of a field that did not hold, such as `status is "paid"`, with the values that it accepts.
 * Undefined if all conditions held.
 */
function failed(field: Field, at: Findings['at']): string | undefined {
  for (const [path, values] of Object.entries(field.when ?? {})) {
    const value = at(path);
    if (value === undefined || values.some((one) => one === value)) continue;
    const wanted = values.map((one) => JSON.stringify(one)).join(' or ');
    return `because ${path} is ${JSON.stringify(value)}; it takes ${cut(wanted)}`;
  }
  return undefined;
}

/** Describes what a value without a generator is made of. */
function madeOf({ fields, items, reads = [] }: Field): string {
  if (fields) return 'object of its fields';
  if (items) return 'list of its items';
  return reads.length === 0 ? 'code' : `code, called with ${reads.join(', ')}`;
}

/** Returns the rule that decided a field: a reason for null, a reference, a copy, or its generator. */
function ruleOf(field: Field, { id, value, at }: Findings): string {
  const { generator, copy, references, run = Infinity, each, earlier } = field;
  const why = value === null ? failed(field, at) : undefined;
  if (why !== undefined) return why;
  if (value === null && field.nullable) return `null in ${field.nullable * 100} % of the records`;
  const source = copy === undefined ? undefined : `copy of ${copy}`;
  if (references === undefined) return source ?? generator ?? madeOf(field);
  if (value === null && earlier && id === 1) return 'null because there is no earlier record';
  const first = run === Infinity ? 1 : id - ((id - 1) % run);
  const range = `one of ${first} to ${earlier ? id - 1 : id}${run === Infinity ? '' : `, its run of ${run}`}`;
  const own = generator === undefined || generator === 'random_int' ? range : generator;
  const drawn = each === undefined ? own : `the same for ${each} records in a row`;
  if (typeof references === 'string') return `reference to ${references}/${String(value)}, ${source ?? drawn}`;
  const by = String(at(references.by));
  return `reference to ${references.is[by] ?? '?'}/${String(value)} because ${references.by} is ${JSON.stringify(by)}, ${drawn}`;
}

/** Returns an argument with its name, unless it is read from a field of the same name. */
function named(name: string, arg: unknown, findings: Findings): string {
  return isFrom(arg) && arg.from === name ? name : `${name} ${wordsOf(arg, findings)}`;
}

/** Describes an argument in words. */
function wordsOf(arg: unknown, findings: Findings): string {
  if (isFrom(arg)) return `from ${arg.from}`;
  if (isAll(arg)) return `from all ${arg.all} that refer to it`;
  if (isAny(arg)) {
    const [resource = ''] = arg.any.split('.');
    return `from ${resource}/${findings.drawn(arg.any) ?? '?'}, one of 1 to ${findings.id}`;
  }
  if (isBy(arg) || isCases(arg)) {
    const { because, chosen } = takeCase(arg, findings);
    return `${wordsOf(chosen, findings)} because ${because}`;
  }
  if (Array.isArray(arg)) return cut(`[${arg.map((item) => wordsOf(item, findings)).join(', ')}]`);
  if (typeof arg !== 'object' || arg === null) return arg === undefined ? 'not given' : JSON.stringify(arg);
  return cut(
    Object.entries(arg)
      .map(([name, weight]) => `${name} ${JSON.stringify(weight)}`)
      .join(', '),
  );
}

const isCase = (arg: unknown): boolean => isBy(arg) || isCases(arg);

/** Returns the paths in all conditions of a list of cases, each once. */
const pathsOf = ({ cases }: Cases<unknown>): readonly string[] => [
  ...new Set(cases.flatMap(({ when }) => Object.keys(when))),
];

/** Stands behind conditions for which a field has no case, so that the value for all others counts. */
const OTHERWISE = ' (without a case of its own)';

/** Finds the value of an argument with cases that was used, and lists the conditions that led to it. */
function takeCase(arg: unknown, { at }: Findings): { readonly because: string; readonly chosen: unknown } {
  const because: string[] = [];
  const found = (path: string): string => `${path} is ${JSON.stringify(at(path) ?? null)}`;
  let chosen = arg;
  while (isBy(chosen) || isCases(chosen)) {
    if (isBy(chosen)) {
      const value = String(at(chosen.by));
      const isListed = Object.hasOwn(chosen.is, value);
      because.push(found(chosen.by) + (isListed ? '' : OTHERWISE));
      chosen = isListed ? chosen.is[value] : chosen.else;
      continue;
    }
    const met = chosen.cases.find(({ when }) =>
      Object.entries(when).every(([path, values]) => values.some((one) => one === at(path))),
    );
    const paths = met ? Object.keys(met.when) : pathsOf(chosen).filter((path) => at(path) !== undefined);
    because.push(paths.map(found).join(' and ') + (met ? '' : OTHERWISE));
    chosen = met ? met.use : chosen.else;
  }
  return { because: because.join(' and '), chosen };
}

/** Returns the lines about the arguments of a field: one for all that depend on no case, and one for each that does. */
function argumentLines(field: Field, findings: Findings): readonly string[] {
  if (isLiteral(field)) return field.args === undefined ? [] : [`with ${cut(JSON.stringify(field.args))}`];
  const args = Object.entries(argsOf(field));
  const plain = args.filter(([, arg]) => !isCase(arg)).map(([name, arg]) => named(name, arg, findings));
  const cases = args
    .filter(([, arg]) => isCase(arg))
    .map(([name, arg]) => {
      const { because, chosen } = takeCase(arg, findings);
      return `because ${because}: ${named(name, chosen, findings)}`;
    });
  return [...cases, ...(plain.length > 0 ? [`with ${plain.join('; ')}`] : [])];
}

/**
 * Explains why the value of a field is what it is: null because of another field, a reference, a copy, or the result of
 * its generator, with the case of each argument that applied, the records that share the value, and the list of
 * possible values.
 *
 * @example
 * reasonOf({ type: 'number', generator: 'price', description: '', when: { status: ['paid'] } }, { id: 3, value: null, at: () => 'new', drawn: () => undefined }).rule // => "because status is \"new\"; it takes \"paid\""
 */
export function reasonOf(field: Field, findings: Findings): Reason {
  const { per, copy, references, enum: list } = field;
  const rule = ruleOf(field, findings);
  const isNull = findings.value === null && (rule.startsWith('because ') || rule.startsWith('null in '));
  const isDrawn = copy === undefined && !isNull;
  if (!isDrawn) return { rule, details: [] };
  const shared = per === undefined ? undefined : findings.at(per);
  return {
    rule,
    details: [
      ...(per === undefined ? [] : [`drawn once for each ${per}, here ${cut(JSON.stringify(shared ?? null))}`]),
      ...(references === undefined ? argumentLines(field, findings) : []),
      ...(list && !argsOf(field)['choices'] ? [`closed list: ${list.join(', ')}`] : []),
    ],
  };
}
