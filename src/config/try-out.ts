import { countOf, Records, type Counts, type DataOptions, type Tracer } from '../render/index.ts';
import { checkedCatalogue, fieldAt, hasNamedKeys, type Catalogue, type Field } from '../schema/index.ts';
import { DEFAULTS, SETTINGS, toRefDate } from '../settings.ts';
import { inPlace } from './compile-resources.ts';
import type { CompiledUnit, ResourceUnit } from './compile-resource.ts';
import { draftAt } from '../drafts/index.ts';
import { mismatchesOf, type Mismatch } from './mismatch.ts';
import { failure, Faults, placeText, within, type ConfigPlace } from '../faults/index.ts';
import { saidBy, watched, type PlaceOf } from './watch.ts';

/** How many records of each resource are made. */
const RECORDS = 3;

/** What a build is to be made with, as far as somebody has said it. */
export interface Chosen {
  readonly seed?: number | undefined;
  readonly refDate?: string | undefined;
  readonly items?: number | undefined;
  readonly counts?: Counts['counts'] | undefined;
}

/** A resource of a config, as it was said and as it was compiled. */
export interface TriedUnit extends CompiledUnit {
  readonly unit: ResourceUnit;
}

/** Where the field at a place of a record is said, or else what is around it. */
function placeOf({ unit, drafts }: TriedUnit): PlaceOf {
  return (place) => {
    for (let at = place; at !== ''; at = at.replace(/(?:\.[^.[\]]+|\[\d*\]|^[^.[\]]+)$/, '')) {
      const draft = draftAt(drafts, at);
      if (draft) return draft.place;
    }
    return unit.place;
  };
}

/** What of the settings holds; what does not is told by who takes it. */
function optionsOf({ seed, refDate, items, counts }: Chosen): DataOptions & Counts {
  return {
    seed: SETTINGS.seed.holds(seed) ? Number(seed) : DEFAULTS.seed,
    refDate: SETTINGS.refDate.holds(refDate) ? toRefDate(String(refDate)) : DEFAULTS.refDate,
    items: SETTINGS.items.holds(items) ? Number(items) : DEFAULTS.items,
    ...(counts && { counts }),
  };
}

/** Which value was being made when a generator failed: the last one that was begun and is not done. */
class Begun implements Tracer {
  readonly open: { readonly resource: string; readonly place: string }[] = [];

  enter(resource: string, _: number, place: string): void {
    this.open.push({ resource, place });
  }

  leave(): void {
    this.open.pop();
  }
}

/** The error of a generator, as one about the arguments that a config gives it. */
function wordFailure(error: unknown, begun: Begun, units: readonly TriedUnit[]): unknown {
  const { resource = '', place = '' } = begun.open.at(-1) ?? {};
  const tried = units.find((each) => each.resource.name === resource);
  const field: Field | undefined = tried && fieldAt(tried.resource, place);
  if (!tried || field?.args === undefined) return error;
  const at: ConfigPlace = placeOf(tried)(place);
  const what = `expected arguments that ${field.generator} takes, and it says: ${saidBy(error)}`;
  return failure(within(at, at.isSchema ? 'x-args' : 'args'), what);
}

/** Makes the first records of a resource. What is wrong with them comes back; what fails is thrown. */
function mismatchesIn(tried: TriedUnit, catalogue: Catalogue, records: Records, count: number): readonly Mismatch[] {
  const { resource, drafts } = tried;
  const found: Mismatch[] = [];
  for (let id = 1; id <= count; id++) {
    if (hasNamedKeys(resource)) records.keyOf(resource.name, id);
    found.push(...mismatchesOf(records.record(resource.name, id), { catalogue, resource, drafts }));
  }
  return found;
}

/** Attempts something; what fails is thrown as an error of the config. */
function attemptTold<T>(attempt: (tracer?: Tracer) => T, units: readonly TriedUnit[], faults: readonly unknown[]): T {
  try {
    return attempt();
  } catch (error) {
    if (faults.length > 0) throw faults[0];
    const placed = inPlace(
      error,
      units.map(({ unit }) => unit),
    );
    if (placed !== error) throw placed;
    const begun = new Begun();
    try {
      // Only who listens knows where it failed, and listening takes longer.
      attempt(begun);
    } catch {
      // The same error once more.
    }
    throw wordFailure(error, begun, units);
  }
}

/**
 * Tries out the resources of a config: their first records are made and held to what their fields say, before anybody
 * writes or serves any.
 *
 * @param catalogue has them, and the resources of the service that are kept
 * @param chosen what the records of a build are to be made with
 * @throws MockgenError `config_invalid` for the first value that is none of its field, and for a function or a generator
 *   that fails, with the place of the field
 */
export function tryOut(catalogue: Catalogue, units: readonly TriedUnit[], chosen: Chosen): void {
  const options = optionsOf(chosen);
  const faults: unknown[] = [];
  const own = new Map(
    units.map((tried) => [tried.resource.name, watched(tried.resource, { placeOf: placeOf(tried), faults })]),
  );
  const resources = catalogue.resources.map((resource) => own.get(resource.name) ?? resource);
  const watching = checkedCatalogue(resources, catalogue.generators);
  const attempt = (tracer?: Tracer): readonly (readonly [TriedUnit, Mismatch])[] => {
    const records = new Records(watching, options, tracer);
    return units.flatMap((tried) => {
      const count = Math.min(RECORDS, countOf(tried.resource, options));
      return mismatchesIn(tried, catalogue, records, count).map((mismatch) => [tried, mismatch] as const);
    });
  };
  const mismatches = attemptTold(attempt, units, faults);
  const found = new Faults();
  const reported = new Set<string>();
  // A copy is wrong where its original is, which is reported alone.
  const originals = mismatches.filter(([, { field }]) => field.copy === undefined);
  for (const [tried, { place, what }] of originals.length > 0 ? originals : mismatches) {
    // Records, and elements of a list, share the place in the config.
    const key = placeText(placeOf(tried)(place));
    if (reported.has(key)) continue;
    reported.add(key);
    found.attempt(() => {
      throw failure(placeOf(tried)(place), what);
    });
  }
  found.throwAny();
}
