import type { Config, ConfigChoice } from '../config/index.ts';
import type { RecordsOptions } from '../render/index.ts';
import { DEFAULTS } from '../settings.ts';

/** The parsed options of commands that print or export data, but write no tree. */
export interface DataFlags extends Partial<Pick<RecordsOptions, 'seed' | 'refDate'>>, ConfigChoice {}

/** The options that decide the values of records. */
export type DataChoice = Omit<RecordsOptions, 'resource' | 'count'>;

/** Returns the options that decide the records: those of a build with this config. */
export function dataOptions({ seed, refDate }: DataFlags, config: Config | undefined): DataChoice {
  const { seed: otherSeed, refDate: otherDate, items, counts } = config?.settings ?? {};
  return {
    seed: seed ?? otherSeed ?? DEFAULTS.seed,
    refDate: refDate ?? otherDate ?? DEFAULTS.refDate,
    ...(items !== undefined && { items }),
    ...(counts && { counts }),
  };
}
