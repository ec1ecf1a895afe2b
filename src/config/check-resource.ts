import { faultOfPathName } from '../schema/index.ts';
import {
  anything,
  bool,
  checkKeys,
  own,
  plainAt,
  text,
  texts,
  word,
  configError,
  failure,
  Faults,
  within,
  type Check,
  type ConfigPlace,
} from '../faults/index.ts';
import { checkFields, itemCount } from './check-field.ts';
import type { ResourceConfig } from './types.ts';

/** Names of properties that every object has, and that would be valid in a path. */
const INHERITED: ReadonlySet<string> = new Set(['constructor']);

/** Returns why a name cannot be part of a path; undefined when it can. */
function faultOfName(name: string): string | undefined {
  return INHERITED.has(name) ? `'${name}' has another meaning in JavaScript` : faultOfPathName(name);
}

/**
 * Checks the name of a resource or a category, which becomes part of paths.
 *
 * @throws MockgenError `config_invalid`
 */
export function checkPathName(name: string, place: ConfigPlace): void {
  const fault = faultOfName(name);
  if (fault !== undefined) throw failure(place, fault);
}

const schema: Check = (value, place) => {
  const isSchema =
    (typeof value === 'object' && value !== null && !Array.isArray(value)) || typeof value === 'function';
  if (value === '' || (typeof value !== 'string' && !isSchema)) {
    throw configError(place, 'the name of a file, or a schema', value);
  }
};

const category: Check = (value, place) => {
  word(value, place);
  checkPathName(String(value), place);
};

const CHECKS: Readonly<Record<string, Check>> = {
  singular: word,
  category,
  description: text,
  path: word,
  key: word,
  single: bool,
  under: texts,
  list: texts,
  envelope: word,
  item: word,
  items: itemCount,
  schema,
  fields: anything,
};

/**
 * Checks one resource of a config.
 *
 * @param name its path noun
 * @throws MockgenError `config_invalid`, with the place, what was expected there and what is there
 */
export function checkResourceConfig(name: string, value: unknown, place: ConfigPlace): ResourceConfig {
  const faults = new Faults();
  faults.attempt(() => checkPathName(name, place));
  const resource = plainAt(value, place, 'a resource');
  faults.attempt(() => checkKeys(resource, place, CHECKS, `a key of a resource (${Object.keys(CHECKS).join(', ')})`));
  const fields = own(resource, 'fields');
  if (fields !== undefined) faults.attempt(() => checkFields(fields, within(place, 'fields')));
  faults.throwAny();
  if (fields === undefined && own(resource, 'schema') === undefined) {
    throw failure(place, 'expected fields or a schema, got neither');
  }
  // All keys were checked.
  return resource as ResourceConfig;
}
