import { argsOf, isAny, isBy, isCases, isFrom, isLiteral } from '../schema/index.ts';
import type { Field } from '../schema/index.ts';
import type { Value } from './arguments.ts';

/** What was found on the way to a value. */
export interface Findings {
  /** The record's id. */
  readonly id: number;
  readonly value: Value;
  /** What a path of the spec led to; undefined for one that was not followed. */
  readonly at: (path: string) => Value | undefined;
  /** The id of the record that was drawn for the path of an `any`, `authors.name`. */
  readonly drawn: (path: string) => number | undefined;
}

/** Why a value is what it is. */
export interface Reason {
  /** The rule that decided it, in a few words: a generator's name if no other rule did. */
  readonly rule: string;
  /** What else the spec says about it, a line each: cases that were taken, arguments, what it is drawn once for. */
  readonly details: readonly string[];
}

/** Longest text of one argument. */
const LONGEST = 120;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** `status is "paid"`, and what it would have to be. */
function failed(field: Field, at: Findings['at']): string | undefined {
  for (const [path, values] of Object.entries(field.when ?? {})) {
    const value = at(path);
    if (value === undefined || values.some((one) => one === value)) continue;
    const wanted = values.map((one) => JSON.stringify(one)).join(' or ');
    return `because ${path} is ${JSON.stringify(value)}; it takes ${cut(wanted)}`;
  }
  return undefined;
}

/** What a value without a generator comes from. */
function madeOf({ fields, items, reads = [] }: Field): string {
  if (fields) return 'object of its fields';
  if (items) return 'list of its items';
  return reads.length === 0 ? 'code' : `code, called with ${reads.join(', ')}`;
}

/** The rule of a field: null for a reason, a reference, a copy, or what its generator gives. */
function ruleOf(field: Field, { id, value, at }: Findings): string {
  const { generator, copy, references, run = Infinity } = field;
  const why = value === null ? failed(field, at) : undefined;
  if (why !== undefined) return why;
  if (value === null && field.nullable) return `null in ${field.nullable * 100} % of the records`;
  const source = copy === undefined ? undefined : `copy of ${copy}`;
  if (references === undefined) return source ?? generator ?? madeOf(field);
  const first = run === Infinity ? 1 : id - ((id - 1) % run);
  const drawn = `one of ${first} to ${id}${run === Infinity ? '' : `, its run of ${run}`}`;
  return `reference to ${references}/${String(value)}, ${source ?? drawn}`;
}

/** An argument with its name, which need not be said twice of a field of the same name. */
function named(name: string, arg: unknown, findings: Findings): string {
  return isFrom(arg) && arg.from === name ? name : `${name} ${wordsOf(arg, findings)}`;
}

/** What is written where an argument stands. */
function wordsOf(arg: unknown, findings: Findings): string {
  if (isFrom(arg)) return `from ${arg.from}`;
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

/** Follows the cases of an argument to a value that depends on nothing more. */
function takeCase(arg: unknown, { at }: Findings): { readonly because: string; readonly chosen: unknown } {
  const because: string[] = [];
  const found = (path: string): string => `${path} is ${JSON.stringify(at(path) ?? null)}`;
  let chosen = arg;
  while (isBy(chosen) || isCases(chosen)) {
    if (isBy(chosen)) {
      const value = String(at(chosen.by));
      const isListed = Object.hasOwn(chosen.is, value);
      because.push(found(chosen.by) + (isListed ? '' : ' (else)'));
      chosen = isListed ? chosen.is[value] : chosen.else;
      continue;
    }
    const met = chosen.cases.find(({ when }) =>
      Object.entries(when).every(([path, values]) => values.some((one) => one === at(path))),
    );
    if (met) because.push(...Object.keys(met.when).map(found));
    else because.push('no other case applies');
    chosen = met ? met.use : chosen.else;
  }
  return { because: because.join(' and '), chosen };
}

/** A line for all arguments that are plain, and one for each that depends on a case. */
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
 * Why the value of a field is what it is, as its spec has it: null for which value of another field, a reference, a copy, or
 * what its generator gives, with the case that each argument takes, what it is drawn once for, and its closed list.
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
