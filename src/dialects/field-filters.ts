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
 * field that no record has filters nothing; the parameter stays unknown.
 */
export function readFieldFilters(reading: Reading, grammar: Grammar): readonly Test[] {
  const taken = new Set(reading.known);
  const names = [...new Set(reading.subject.query.map(({ name }) => name))].filter((name) => !taken.has(name));
  return names.flatMap((name): Test | [] => {
    const [path, operator] = splitName(name, grammar);
    if (!reading.isField(path)) return [];
    const texts = reading.texts(name);
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
