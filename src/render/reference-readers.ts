import { type Random } from '../generators/index.ts';
import { argsOf, idFieldOf, type Field, type OneOf } from '../schema/index.ts';
import type { Reader, RecordView, Value } from './arguments.ts';
import { chainedPosition } from './groups.ts';
import { idReader } from './id-reader.ts';
import type { PathReaders } from './path-readers.ts';
import { boundedReader, drawTarget, positionReader } from './references.ts';
import type { Fields, Generate, Scope } from './scope.ts';
import { groupsOf } from './tuples.ts';

/** Compiles a field as if it were no reference. The result reads the number that the field's generator makes. */
type Drawn = (place: string, field: Field) => Reader<Value>;

/** Compiles the references of a resource to functions that read them from a record. */
export class ReferenceReaders {
  readonly #fields: Fields;
  readonly #paths: PathReaders;
  readonly #scope: Scope;
  readonly #drawn: Drawn;
  readonly #groupsContext: Parameters<typeof groupsOf>[2];

  constructor(fields: Fields, paths: PathReaders, scope: Scope, drawn: Drawn) {
    this.#fields = fields;
    this.#paths = paths;
    this.#scope = scope;
    this.#drawn = drawn;
    const { totalOf, context } = scope;
    this.#groupsContext = { totalOf, now: context.now, keyOf: (place) => fields.key(place) };
  }

  /** Returns the function that reads the id that a reference contains. */
  id(place: string, field: Field): Reader<Value> {
    const { references = '' } = field;
    if (typeof references === 'object') return this.#oneOf(place, field, references);
    if (this.#scope.isNumbered(references)) return this.position(place, field, references);
    return this.#idAt(references, this.#fields.positionOf(place));
  }

  /**
   * Returns the function that reads the id of another record, if the number of that record is the value with the index
   * `position`.
   */
  #idAt(target: string, position: number): Reader<Value> {
    const { spec, indexOf } = this.#scope.compiled(target);
    const id = indexOf.call(this.#scope.compiled(target), idFieldOf(spec));
    return (record) => {
      const number = record.at(position);
      return number === null ? null : this.#scope.view(target, Number(number)).at(id);
    };
  }

  /** Returns the function that reads a reference to one of several resources. */
  #oneOf(place: string, field: Field, { by, is }: OneOf): Reader<Value> {
    const value = this.#paths.path(place, by);
    const readers = new Map(
      Object.entries(is).map(([name, target]) => {
        const position = (): Reader<Value> => this.position(place, field, target);
        const isNumbered = this.#scope.isNumbered(target);
        return [
          name,
          isNumbered ? position() : this.#idAt(target, this.#fields.hidden(`${place}#${target}`, position)),
        ];
      }),
    );
    return (record) => readers.get(String(value(record)))?.(record) ?? null;
  }

  /**
   * Returns the function that reads the number of the record to which a reference points; null if the reference copies
   * a null.
   */
  position(place: string, field: Field, target: string): Reader<Value> {
    const { context, generators } = this.#scope;
    const { copy, generator, per, each, earlier, beyond } = field;
    if (field.unique) return ({ id }) => id;
    if (each !== undefined) return ({ id }) => Math.ceil(id / each);
    const key = this.#fields.key(place);
    const total = beyond ? Infinity : this.#scope.totalOf(target);
    const tuple = this.#fields.tuple;
    if (tuple?.chained === place) {
      const draw = (id: number): number => drawTarget(context.aim(key, id).random, 1, id, total);
      const position = chainedPosition(groupsOf(tuple, this.#fields.spec, this.#groupsContext), total, draw);
      return ({ id }) => position(id);
    }
    if (tuple?.distinct === place) {
      const groups = groupsOf(tuple, this.#fields.spec, this.#groupsContext);
      return ({ id }) => groups.of(id).group + 1;
    }
    const idOf = idReader(per === undefined ? undefined : this.#paths.path(place, per));
    const aim = (record: RecordView): Random => context.aim(key, idOf(record)).random;
    if (copy !== undefined) return boundedReader(this.#paths.copied(place, copy, target), total, aim);
    if (generator !== undefined && generator !== 'random_int') {
      return boundedReader(this.#drawn(place, field), total, aim);
    }
    // A generator named by the spec chooses within the range.
    const fixed = argsOf(field);
    const generate = generators[generator ?? ''] as unknown as Generate | undefined;
    const draw = (record: RecordView, min: number, max: number): number => {
      const random = aim(record);
      return generate ? Number(generate(context, { ...generate.defaults, ...fixed, min, max })) : random.int(min, max);
    };
    return positionReader({ total, run: field.run, isEarlier: earlier ?? false }, draw, context.random);
  }
}
