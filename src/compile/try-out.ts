import {
  countOf,
  missedOf,
  recordCheck,
  Records,
  Unfinished,
  type Counts,
  type DataOptions,
  type Mismatch,
  type Tracer,
} from '../render/index.ts';
import { checkedCatalogue, fieldAt, hasNamedKeys, type Catalogue, type Field } from '../schema/index.ts';
import { DEFAULTS, SETTINGS, toRefDate } from '../settings.ts';
import { located, type Compiled } from './compile.ts';
import type { CompiledResource } from './compile-resource.ts';
import { placeOf } from '../drafts/index.ts';
import { MockgenError, saidBy } from '../errors.ts';
import { failure, Faults, placeText, within, type ConfigPlace } from '../faults/index.ts';
import { watched } from './watch.ts';

/** Number of records of each resource that are generated to check them. */
const RECORDS = 3;

/** The options of a build that decide records. Invalid ones are allowed: defaults take their place. */
export interface Chosen {
  readonly seed?: number | undefined;
  readonly refDate?: string | undefined;
  readonly items?: number | undefined;
  readonly counts?: Counts['counts'] | undefined;
}

/** Returns valid options, and defaults in place of invalid ones, which are reported elsewhere. */
function optionsOf({ seed, refDate, items, counts }: Chosen): DataOptions & Counts {
  return {
    seed: SETTINGS.seed.holds(seed) ? Number(seed) : DEFAULTS.seed,
    refDate: SETTINGS.refDate.holds(refDate) ? toRefDate(String(refDate)) : DEFAULTS.refDate,
    items: SETTINGS.items.holds(items) ? Number(items) : DEFAULTS.items,
    ...(counts && { counts }),
  };
}

/** Turns the error of a generator into one about its arguments in the config, if it has any. */
function wordFailure(error: unknown, unfinished: Unfinished, compiled: readonly CompiledResource[]): unknown {
  const { resource = '', place = '' } = unfinished.last ?? {};
  const tried = compiled.find((each) => each.resource.name === resource);
  const field: Field | undefined = tried && fieldAt(tried.resource, place);
  if (!tried || field?.args === undefined) return error;
  const at: ConfigPlace = placeOf(tried.draft, place);
  const expected = `arguments that ${field.generator} takes, and it says: ${saidBy(error)}`;
  return failure(within(at, at.isSchema ? 'x-args' : 'args'), { expected });
}

/**
 * Generates the first records of a resource, and returns a fault for each field whose value does not fit its type or
 * limits.
 */
function mismatchesIn(
  tried: CompiledResource,
  catalogue: Catalogue,
  records: Records,
  count: number,
): readonly Mismatch[] {
  const { resource } = tried;
  const check = recordCheck(catalogue, resource);
  const found: Mismatch[] = [];
  for (let id = 1; id <= count; id++) {
    if (hasNamedKeys(resource)) records.keyOf(resource.name, id);
    found.push(...check(id, records.record(resource.name, id)));
  }
  return found;
}

/**
 * Runs a function that generates records. If it throws, throws an error that says which place in the config caused it,
 * where this can be found.
 */
function attemptTold<T>(
  attempt: (tracer?: Tracer) => T,
  compiled: readonly CompiledResource[],
  faults: readonly unknown[],
): T {
  try {
    return attempt();
  } catch (error) {
    if (faults.length > 0) throw faults[0];
    if (error instanceof MockgenError) {
      const drafts = compiled.map(({ draft }) => draft);
      const told = located(error, drafts);
      if (told !== error) throw told;
    }
    const unfinished = new Unfinished();
    try {
      // Only a tracer can tell which value failed. It is slow, so it is used only for a second attempt.
      attempt(unfinished);
    } catch {
      // The same error again.
    }
    throw wordFailure(error, unfinished, compiled);
  }
}

/**
 * Generates the first records of the resources in a config, and checks them against their fields, before any are
 * written or served.
 *
 * @param chosen options of the build
 * @throws MockgenError `config_invalid` for values that differ from their fields, and for a function or a generator
 *   that fails, with the place of the field
 */
export function tryOut({ catalogue, resources: compiled }: Compiled, chosen: Chosen): void {
  const options = optionsOf(chosen);
  const faults: unknown[] = [];
  const own = new Map(
    compiled.map(({ resource, draft }) => [
      resource.name,
      watched(resource, { placeOf: (place) => placeOf(draft, place), faults }),
    ]),
  );
  const resources = catalogue.resources.map((resource) => own.get(resource.name) ?? resource);
  const watching = checkedCatalogue(resources, catalogue.generators);
  const attempt = (tracer?: Tracer): readonly (readonly [CompiledResource, Mismatch])[] => {
    const records = new Records(watching, options, tracer);
    return compiled.flatMap((tried) => {
      const count = Math.min(RECORDS, countOf(tried.resource, options, catalogue.find));
      return mismatchesIn(tried, catalogue, records, count).map((mismatch) => [tried, mismatch] as const);
    });
  };
  const mismatches = attemptTold(attempt, compiled, faults);
  const found = new Faults();
  const reported = new Set<string>();
  // If a copy is wrong, its original is too, and only that is reported.
  const originals = mismatches.filter(([, { field }]) => field.copy === undefined);
  for (const [{ draft }, { place, ...made }] of originals.length > 0 ? originals : mismatches) {
    // Several records, and elements of a list, have the same place in the config.
    const at = placeOf(draft, place);
    const key = placeText(at);
    if (!reported.has(key)) found.add(at, missedOf(made));
    reported.add(key);
  }
  found.throwAny();
}
