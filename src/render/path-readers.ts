import { blockOf, followPath, fromRecord, placesAround, targetOf, type Field } from '../schema/index.ts';
import type { Paths, Reader, RecordView, Value } from './arguments.ts';
import type { Fields, Scope } from './scope.ts';
import { drawTarget } from './references.ts';

/** A step from a record to another one, which it refers to. */
interface Hop {
  readonly slot: number;
  readonly find: (record: RecordView) => RecordView;
  /** Whether there always is another record; if not, the reference can be null. */
  readonly isSure: boolean;
}

/** Compiles the paths in a resource's specs to functions that read the values at these paths from a record. */
export class PathReaders {
  readonly #fields: Fields;
  readonly #scope: Scope;

  constructor(fields: Fields, scope: Scope) {
    this.#fields = fields;
    this.#scope = scope;
  }

  /**
   * Returns the function that reads the number of the record to which a reference points, if the reference copies a
   * number, or another reference to the same resource.
   */
  copied(place: string, path: string, target: string): Reader<Value> {
    const { own, behind } = followPath(this.#fields.spec, fromRecord(place, path));
    const hop = targetOf(this.#fields.field(own)) ?? '';
    const home = behind === undefined ? this.#fields : this.#scope.compiled(hop);
    const isReference = targetOf(behind === undefined ? this.#fields.field(own) : home.field(behind)) === target;
    if (!isReference) return this.path(place, path);
    const index = home.positionOf(behind ?? own);
    // The position exists even where the reference is null.
    const value = home.reader(behind ?? own);
    const other = behind === undefined ? (record: RecordView): RecordView => record : this.#other(own, hop);
    return (record) => {
      const found = other(record);
      return found === undefined || value(found) === null ? null : found.at(index);
    };
  }

  /**
   * Returns a function that finds the record to which a reference points; it returns undefined if the reference is
   * null.
   */
  #other(own: string, target: string): (record: RecordView) => RecordView | undefined {
    const { slot, find, isSure } = this.#hop(own, target);
    if (isSure) return (record) => record.other(slot, find);
    const value = this.#fields.reader(own);
    return (record) => (value(record) === null ? undefined : record.other(slot, find));
  }

  /** Returns the step from a record to the one that a reference points to. */
  #hop(own: string, target: string): Hop {
    const position = this.#fields.positionOf(own);
    return {
      slot: this.#scope.slots + position,
      find: (record) => this.#scope.view(target, Number(record.at(position))),
      isSure: !this.#leadsOver(own, (field) => (field.when ?? field.nullable ?? field.earlier) !== undefined),
    };
  }

  paths(place: string): Paths {
    return {
      own: (path) => this.path(place, path),
      argument: (path) => {
        const read = this.path(place, path);
        const isNullable = this.#pathLeadsOver(
          place,
          path,
          ({ when, nullable, earlier }) => (when ?? nullable ?? earlier) !== undefined,
        );
        return isNullable ? (record) => read(record) ?? undefined : read;
      },
      any: (path) => this.#any(path),
      all: (path) => this.#all(path),
    };
  }

  /** Whether there is a field of some kind at a place, around it, or where it copies from. */
  #leadsOver(place: string, isKind: (field: Field) => boolean): boolean {
    if ([...placesAround(place), place].some((outer) => isKind(this.#fields.field(outer)))) return true;
    const { copy } = this.#fields.field(place);
    return copy !== undefined && this.#pathLeadsOver(place, copy, isKind);
  }

  #pathLeadsOver(place: string, path: string, isKind: (field: Field) => boolean): boolean {
    const { own, behind } = followPath(this.#fields.spec, fromRecord(place, path));
    if (behind === undefined || this.#leadsOver(own, isKind)) return this.#leadsOver(own, isKind);
    const home = this.#scope.compiled(targetOf(this.#fields.field(own)) ?? '');
    return new PathReaders(home, this.#scope).#pathLeadsOver('', behind, isKind);
  }

  /**
   * Returns the function that reads the value at a path: a field of the record itself or, as in `user_id.email`, a
   * field of a record that it refers to.
   */
  path(place: string, path: string): Reader<Value> {
    const { own, behind } = followPath(this.#fields.spec, fromRecord(place, path));
    if (own.includes('[]')) return this.#each(own, behind);
    if (behind === undefined) return this.#fields.reader(own);
    const target = targetOf(this.#fields.field(own)) ?? '';
    const home = this.#scope.compiled(target);
    const { slot, find, isSure } = this.#hop(own, target);
    const isList = followPath(home.spec, behind).own.includes('[]');
    const index = isList ? undefined : home.plainIndexOf(behind);
    // Most paths are of this kind, and it is the hottest code.
    if (isSure && index !== undefined) return (record) => record.other(slot, find).at(index);
    const read = isList ? new PathReaders(home, this.#scope).path('', behind) : home.reader(behind);
    const other = this.#other(own, target);
    return (record) => {
      const found = other(record);
      return found ? read(found) : null;
    };
  }

  /**
   * Returns the function that reads one value for each element of a list, as another list; null if the first list is
   * null.
   */
  #each(own: string, behind: string | undefined): Reader<Value> {
    const [list = ''] = own.split('[]', 1);
    const rest = own.slice(list.length + 2).replaceAll('[]', '') + (behind === undefined ? '' : `.${behind}`);
    const isNested = own.indexOf('[]', list.length + 2) > 0;
    const elements = this.#fields.elements(list);
    const isThere = this.#fields.reader(list);
    const readers: Reader<Value>[] = [];
    const read = (record: RecordView, at: number): Value =>
      (readers[at] ??= this.path('', `${list}[${at}]${rest}`))(record);
    return (record) => {
      if (isThere(record) === null) return null;
      const values = elements(record).map((at) => read(record, at));
      return isNested ? values.flat() : values;
    };
  }

  /**
   * Returns the function that reads a field of a random record, one of the first `id` records of another resource. All
   * fields of a record that read this resource read the same random record.
   */
  #any(path: string): Reader<Value> {
    const target = path.slice(0, path.indexOf('.'));
    const { context } = this.#scope;
    const key = this.#fields.key(`?${target}`);
    const total = this.#scope.totalOf(target);
    const read = this.#scope.compiled(target).reader(path.slice(target.length + 1));
    const find = ({ id }: RecordView): RecordView =>
      this.#scope.view(target, drawTarget(context.aim(key, id).random, 1, id, total));
    const slot = this.#scope.slotOf(target);
    return (record) => read(record.other(slot, find));
  }

  /**
   * Returns the function that reads a field of all records that refer to this one, as a list. Such records come in
   * blocks of the same length.
   */
  #all(path: string): Reader<Value> {
    const name = path.slice(0, path.indexOf('.'));
    const home = this.#scope.compiled(name);
    const { each = 0 } = blockOf(home.spec, this.#fields.spec.name) ?? {};
    const read = home.reader(path.slice(name.length + 1));
    return ({ id }) => Array.from({ length: each }, (_, at) => read(this.#scope.view(name, (id - 1) * each + at + 1)));
  }
}
