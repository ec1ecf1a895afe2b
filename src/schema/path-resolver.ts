import { Noted } from '../faults/index.ts';
import { invalid, invalidName } from './invalid.ts';
import { fieldAt, followPath, fromRecord, namesAt } from './places.ts';
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

  /** Checks whether a field is missing because of a fault that has been noted. */
  isLeftOut(where: string): boolean {
    return this.#leftOut.has(where);
  }

  /**
   * Returns the resource with a name.
   *
   * @param verb what the field does with it, for the error: `refers to`
   */
  resource(where: string, name: string, verb: string): Resource {
    const found = this.#byName.get(name);
    if (found) return found;
    if (this.#leftOut.has(name)) throw new Noted();
    throw invalidName(where, `${verb} ${name}, which is not a resource`, name, [...this.#byName.keys()]);
  }

  /** Returns the fields that a read goes through: for `user_id.email`, the reference here and `email` in its target. */
  nodesOf(resource: Resource, place: string, { path, isAny }: Read): readonly string[] {
    const where = `${resource.name}.${place}`;
    if (/[[\]]/.test(path)) throw invalid(where, `reads ${path}, and no path leads into an array`);
    if (isAny) {
      const [head = '', ...rest] = path.split('.');
      if (rest.length === 0) throw invalid(where, `reads any ${path}, and expected resource.field`);
      const target = this.resource(where, head, 'reads any record of');
      return [this.#node(where, target, rest.join('.'), path)];
    }
    const { own, behind } = followPath(resource, fromRecord(place, path));
    const node = this.#node(where, resource, own, path);
    if (behind === undefined) return [node];
    const name = fieldAt(resource, own)?.references ?? '';
    return [node, this.#node(where, this.resource(where, name, 'refers to'), behind, path)];
  }

  /** Returns the field that a path leads to, once {@link nodesOf} has accepted the path. */
  fieldOf(resource: Resource, place: string, path: string): Field {
    const { own, behind } = followPath(resource, fromRecord(place, path));
    const field = fieldAt(resource, own);
    const target = behind === undefined ? undefined : this.#byName.get(field?.references ?? '');
    const found = target && behind !== undefined ? fieldAt(target, behind) : field;
    if (found) return found;
    throw new RangeError(`${resource.name} has no ${path}`);
  }

  /** Returns the full name of a field, `users.email`, that is reached without a reference. */
  #node(where: string, resource: Resource, place: string, path: string): string {
    const parts = place.split('.');
    let outer = '';
    for (const [at, part] of parts.entries()) {
      const here = outer === '' ? part : `${outer}.${part}`;
      const full = `${resource.name}.${here}`;
      const field = fieldAt(resource, here);
      if (!field) {
        if (this.#leftOut.has(full) || this.#leftOut.has(resource.name)) throw new Noted();
        throw invalidName(where, `reads ${full}, which is not a field`, part, namesAt(resource, outer));
      }
      const isLast = at === parts.length - 1;
      if (!isLast && field.references !== undefined) {
        throw invalid(where, `reads ${path}, and a path leads over one reference at most`);
      }
      if (!isLast && !field.fields && !field.items)
        throw invalid(where, `reads ${path}, and ${full} refers to no resource`);
      if (!isLast && field.items) throw invalid(where, `reads ${path}, and no path leads into an array`);
      outer = here;
    }
    return `${resource.name}.${place}`;
  }
}
