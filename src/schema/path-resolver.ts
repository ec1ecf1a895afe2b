import { didYouMean } from '../names.ts';
import { invalid } from './invalid.ts';
import { fieldAt, followPath, fromRecord, namesAt } from './places.ts';
import type { Read } from './reads.ts';
import type { Field, Resource } from './types.ts';

/** Finds the fields that paths lead to, among all resources. */
export class PathResolver {
  readonly #byName: ReadonlyMap<string, Resource>;

  constructor(byName: ReadonlyMap<string, Resource>) {
    this.#byName = byName;
  }

  /**
   * Returns the resource with a name.
   *
   * @param verb what the field does with it, for the error: `refers to`
   */
  resource(where: string, name: string, verb: string): Resource {
    const found = this.#byName.get(name);
    if (found) return found;
    const near = didYouMean(name, [...this.#byName.keys()]);
    throw invalid(where, `${verb} ${name}, which is not a resource${near}`);
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
        const near = didYouMean(part, namesAt(resource, outer));
        throw invalid(where, `reads ${full}, which is not a field${near}`);
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
