import { isQuickPattern, type OperatorName, OPERATORS } from './operators.ts';
import type { Reading } from './reading.ts';
import { type JsonRecord, valueAtPath } from './values.ts';

/** Whether a record fits. */
export type Test = (record: JsonRecord) => boolean;

/** How the names of parameters stand for fields and operators. */
interface Grammar {
  /** What may stand between the field and the operator. */
  readonly separators: readonly string[];
  readonly operators: readonly OperatorName[];
  /** Whether null is a value like any other. Default: it never fits. */
  readonly hasNull?: boolean;
  /** Whether only the last value counts for an operator of a field. Default: several are alternatives. */
  readonly lastCounts?: boolean;
}

/** Splits the name of a parameter into a field and an operator. */
function splitName(name: string, { separators, operators }: Grammar): readonly [path: string, operator: OperatorName] {
  for (const separator of separators) {
    const at = name.lastIndexOf(separator);
    const operator = operators.find((each) => at > 0 && each === name.slice(at + separator.length));
    if (operator) return [name.slice(0, at), operator];
  }
  return [name, 'eq'];
}

/**
 * Reads the parameters that are fields, each perhaps with an operator behind its name: `age=30`, `author.name_like=ada`. A
 * field that no record has filters nothing, and neither does one whose value the path has: the parameter stays unknown.
 */
export function readFieldFilters(reading: Reading, grammar: Grammar): readonly Test[] {
  const { query, reference } = reading.subject;
  const taken = new Set(reading.known);
  const last = new Map(query.map(({ name }) => [splitName(name, grammar).join(':'), name]));
  const names = [...new Set(query.map(({ name }) => name))].filter((name) => !taken.has(name));
  return names.flatMap((name): Test | [] => {
    const [path, operator] = splitName(name, grammar);
    if (!reading.isField(path)) return [];
    if (name === reference) return reading.ignore(name, 'without effect, as the path has its value');
    const later = last.get(`${path}:${operator}`);
    if (grammar.lastCounts && later !== name) return reading.ignore(name, `without effect beside ${later}`);
    const given = reading.texts(name);
    const texts = grammar.lastCounts ? given.slice(-1) : given;
    const bad = operator === 'like' ? texts.find((text) => !isQuickPattern(text)) : undefined;
    if (bad !== undefined) {
      reading.refuse(name, 'a regular expression with at most two repetitions, none of a group', bad);
      return [];
    }
    return (record) => {
      const value = valueAtPath(record, path);
      if (value === undefined || (value === null && !grammar.hasNull)) return false;
      return OPERATORS[operator](value, texts);
    };
  });
}
