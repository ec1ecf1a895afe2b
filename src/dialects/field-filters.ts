import { isQuickPattern, type OperatorName, OPERATORS } from './operators.ts';
import type { Reading } from './reading.ts';
import { type JsonRecord, valueAtPath } from './values.ts';

/** Whether a record passes a filter. */
export type Test = (record: JsonRecord) => boolean;

/** How a dialect puts names of parameters together from fields and operators. */
interface Grammar {
  /** Texts that may stand between the field and the operator in the name of a parameter. */
  readonly separators: readonly string[];
  readonly operators: readonly OperatorName[];
  /** Whether null can be compared like any other value. Default: a null never passes. */
  readonly hasNull?: boolean;
  /**
   * Whether only the last of several parameters for the same field and operator counts. Default: all count, and one of
   * them has to pass.
   */
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
 * Reads parameters that filter by a field, some with an operator behind the name: `age=30`, `author.name_like=ada`. A
 * parameter is left as unknown if no record has the field, or if the address already fixes its value.
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
      reading.refuse(
        name,
        'a regular expression with at most two repetitions, none of a group, and few alternatives',
        bad,
      );
      return [];
    }
    return (record) => {
      const value = valueAtPath(record, path);
      if (value === undefined || (value === null && !grammar.hasNull)) return false;
      return OPERATORS[operator](value, texts);
    };
  });
}
