import { Noted } from '../faults/index.ts';
import { closedListOf } from './choices.ts';
import { hasTextIds, idFieldOf } from './ids.ts';
import { invalid } from './invalid.ts';
import type { PathResolver } from './path-resolver.ts';
import { blockOf } from './targets.ts';
import type { Field, OneOf, Resource } from './types.ts';

/** Checks that a field has the type of the ids of the resource to which it refers. */
function checkTarget(where: string, { type }: Field, references: string, paths: PathResolver): void {
  const target = paths.resource(where, references, 'refers to');
  if (!Object.hasOwn(target.fields, idFieldOf(target))) {
    if (paths.isLeftOut(`${target.name}.${idFieldOf(target)}`)) throw new Noted();
    throw invalid(where, `refers to ${references}, which has no id`);
  }
  const expected = hasTextIds(target) ? 'string' : 'integer';
  if (type !== expected)
    throw invalid(where, `refers to ${references}, whose ids are of type ${expected}, not ${type}`);
}

/** Checks a reference to one of several resources: the field that chooses between them, and each of these resources. */
function checkOneOf(resource: Resource, place: string, field: Field, { by, is }: OneOf, paths: PathResolver): void {
  const where = `${resource.name}.${place}`;
  const other = (['copy', 'generator', 'run', 'each', 'earlier', 'unique', 'per'] as const).find(
    (property) => field[property] !== undefined,
  );
  if (place.includes('[')) throw invalid(where, 'refers to one of several resources, which no element of a list can');
  if (other !== undefined) throw invalid(where, `refers to one of several resources, which cannot have ${other}`);
  for (const target of Object.values(is)) checkTarget(where, field, target, paths);
  const values = closedListOf(paths.fieldOf(resource, place, by));
  if (!values) throw invalid(where, `refers to a resource by ${by}, which has no closed list of values`);
  const missing = values.find((value) => value !== null && !Object.hasOwn(is, String(value)));
  if (missing !== undefined) throw invalid(where, `refers to no resource where ${by} is ${JSON.stringify(missing)}`);
}

/**
 * Whether the number of records of a resource would depend on itself, because references with `each` lead back to it.
 */
function isCountedByItself(resource: Resource, where: string, paths: PathResolver): boolean {
  const counted = new Set([resource.name]);
  for (let block = blockOf(resource); block; block = blockOf(paths.resource(where, block.target, 'refers to'))) {
    if (counted.has(block.target)) return true;
    counted.add(block.target);
  }
  return false;
}

/** Checks a reference with `each`, which says that so many consecutive records refer to the same record. */
function checkEach(resource: Resource, place: string, field: Field, paths: PathResolver): void {
  const where = `${resource.name}.${place}`;
  const { each } = field;
  if (!Number.isInteger(each) || Number(each) < 1) throw invalid(where, `each ${each}: expected an integer from 1`);
  if (isCountedByItself(resource, where, paths)) {
    throw invalid(where, `has each, and the number of records of ${resource.name} would follow from itself`);
  }
  if (blockOf(resource)?.field !== place) throw invalid(where, 'each: expected one field with it, outside of objects');
  const other = (['copy', 'run', 'earlier', 'unique', 'when', 'nullable', 'per'] as const).find(
    (property) => field[property] !== undefined,
  );
  if (other !== undefined) throw invalid(where, `has each, which cannot be combined with ${other}`);
  if (resource.items !== undefined) {
    throw invalid(where, `has each, from which the number of records follows, and ${resource.name} has items too`);
  }
}

/**
 * Checks a reference: the resource that it refers to, the type of its ids, and the properties that it is combined with.
 *
 * @throws MockgenError `spec_invalid`
 */
export function checkReference(resource: Resource, place: string, field: Field, paths: PathResolver): void {
  const { references, copy, each, earlier } = field;
  const where = `${resource.name}.${place}`;
  if (references === undefined) {
    const stray = (['each', 'earlier', 'beyond'] as const).find((property) => field[property] !== undefined);
    if (stray !== undefined) throw invalid(where, `has ${stray}, and refers to no resource`);
    return;
  }
  if (typeof references === 'object') {
    checkOneOf(resource, place, field, references, paths);
    return;
  }
  if (copy !== undefined) {
    const source = paths.fieldOf(resource, place, copy);
    if (source.references !== references && source.type !== 'integer') {
      throw invalid(where, `copies ${copy}, which does not refer to ${references}`);
    }
  }
  checkTarget(where, field, references, paths);
  if (field.beyond && Object.hasOwn(resource.fields, place)) {
    throw invalid(where, 'may refer to records beyond the last one, which only a cause can');
  }
  if (each !== undefined) checkEach(resource, place, field, paths);
  if (earlier && references !== resource.name) {
    throw invalid(where, `is to an earlier record, and refers to ${references}, not to ${resource.name}`);
  }
  if (earlier && (copy ?? field.unique ?? field.run) !== undefined) {
    throw invalid(where, 'is to an earlier record, which cannot be combined with copy, unique or run');
  }
}
