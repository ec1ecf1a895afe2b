import { Noted } from '../faults/index.ts';
import { invalid, invalidName } from './invalid.ts';
import { fieldAt, followPath, fromRecord, isInside, namesAt } from './places.ts';
import { blockOf, targetOf } from './targets.ts';
import type { Read } from './reads.ts';
import type { Field, Resource } from './types.ts';

/** Finds the fields that paths lead to, among all resources. */
export class PathResolver {
  readonly #byName: ReadonlyMap<string, Resource>;
  readonly #leftOut: ReadonlySet<string>;

  /** @param leftOut resources and fields that are missing because of a fault that has been noted: `users`, `users.age` */
  constructor(byName: ReadonlyMap<string, Resource>, leftOut: ReadonlySet<string>) {
    this.#byName = byName;
    this.#leftOut = leftOut;
  }

  /**
   * Whether a field is missing because of a fault that has been noted. `where` is its full name, such as `users.age`.
   */
  isLeftOut(where: string): boolean {
    return this.#leftOut.has(where);
  }

  /**
   * Returns the resource with a name. Throws for a name that no resource has.
   *
   * @param verb what the field does with it, for the error: `refers to`
   */
  resource(where: string, name: string, verb: string): Resource {
    const found = this.#byName.get(name);
    if (found) return found;
    if (this.#leftOut.has(name)) throw new Noted();
    throw invalidName(where, `${verb} ${name}, which is not a resource`, name, [...this.#byName.keys()]);
  }

  /**
   * Returns the fields on the way of a path, by their full names: for `user_id.email`, the reference `user_id` in this
   * resource and `email` in the resource that it refers to.
   */
  nodesOf(resource: Resource, place: string, { path, of }: Read): readonly string[] {
    const where = `${resource.name}.${place}`;
    if (/[[\]]/.test(path)) {
      throw invalid(where, `reads ${path}, and a path has no brackets: \`lines.price\` is the list of all prices`);
    }
    if (of !== 'own') {
      const [head = '', ...rest] = path.split('.');
      if (rest.length === 0) throw invalid(where, `reads ${of} ${path}, and expected resource.field`);
      const target = this.resource(where, head, `reads ${of === 'any' ? 'any record' : 'all records'} of`);
      if (of === 'all' && blockOf(target, resource.name) === undefined)
        throw invalid(where, faultOfAll(path, head, resource.name));
      return [this.#node(where, target, rest.join('.'), path)];
    }
    const { own, behind } = followPath(resource, fromRecord(place, path));
    // Values of the same element can be read without the rest of the list.
    const others = [...own.matchAll(/\[\]/g)].filter(({ index }) => !place.startsWith(own.slice(0, index + 2)));
    const lists = others.map(({ index }) => `${resource.name}.${own.slice(0, index)}`);
    const nodes = [...lists, this.#node(where, resource, own, path)];
    if (behind === undefined) return nodes;
    const name = targetOf(fieldAt(resource, own));
    if (name === undefined) throw invalid(where, `reads ${path}, and ${own} refers to one of several resources`);
    const target = this.resource(where, name, 'refers to');
    const inner = followPath(target, behind);
    if (inner.behind !== undefined) throw invalid(where, `reads ${path}, and a path leads over one reference at most`);
    return [...nodes, this.#node(where, target, inner.own, path)];
  }

  /** Returns the field that a path leads to, once {@link nodesOf} has accepted the path. */
  fieldOf(resource: Resource, place: string, path: string): Field {
    const { own, behind } = followPath(resource, fromRecord(place, path));
    const field = fieldAt(resource, own);
    const target = behind === undefined ? undefined : this.#byName.get(targetOf(field) ?? '');
    const found = target && behind !== undefined ? fieldAt(target, followPath(target, behind).own) : field;
    if (found) return found;
    throw new RangeError(`${resource.name} has no ${path}`);
  }

  /** Whether a path leads through a list, so that it leads to a list of values. */
  isList(resource: Resource, place: string, path: string): boolean {
    const { own, behind } = followPath(resource, fromRecord(place, path));
    if (own.includes('[]') && !isInside(place, own)) return true;
    const target = behind === undefined ? undefined : this.#byName.get(targetOf(fieldAt(resource, own)) ?? '');
    return target !== undefined && behind !== undefined && followPath(target, behind).own.includes('[]');
  }

  /**
   * Checks that a resource has a field, and returns its full name: `users.email`. The path must not go through another
   * reference.
   */
  #node(where: string, resource: Resource, place: string, path: string): string {
    const parts = place.split('.');
    let outer = '';
    for (const [at, part] of parts.entries()) {
      const here = outer === '' ? part : `${outer}.${part}`;
      const full = `${resource.name}.${here}`;
      const field = fieldAt(resource, here);
      if (!field) {
        const name = part.replaceAll('[]', '');
        if (this.#leftOut.has(full.replaceAll('[]', '')) || this.#leftOut.has(resource.name)) throw new Noted();
        throw invalidName(where, `reads ${full}, which is not a field`, name, namesAt(resource, outer));
      }
      if (at < parts.length - 1 && !field.fields)
        throw invalid(where, `reads ${path}, and ${full} refers to no resource`);
      outer = here;
    }
    return `${resource.name}.${place}`;
  }
}

/**
 * Returns the message that says why an argument `{ all }` cannot be read: the values of all records that refer to a
 * record.
 */
function faultOfAll(path: string, head: string, name: string): string {
  const why = 'records that are added later would change those that are there';
  return `reads all ${path}, and ${head} has no reference to ${name} with \`each\`: ${why}`;
}
