import { MockgenError } from '../errors.ts';
import type { Catalogue } from '../schema/index.ts';
import { digestOfCatalogue } from './digest.ts';
import type { ConfigFile } from './find.ts';
import { loadConfig } from './load.ts';

/** Which config another thread loads for itself: one with functions, which no message can hold. */
export interface ConfigArgument {
  readonly file: ConfigFile;
  readonly schemas: readonly string[] | undefined;
  /** The digest of the catalogue that the first thread made of it. */
  readonly digest: string | undefined;
}

/**
 * Loads a config once more, in another thread. The argument comes from the first thread, never from a tree.
 *
 * @returns rejects with MockgenError `config_invalid`, also when the config has become another one
 */
export async function loadCatalogue(argument: unknown): Promise<Catalogue> {
  // It is what the first thread has put there.
  const { file, schemas, digest } = argument as ConfigArgument;
  const catalogue = await (await loadConfig(file, schemas)).untried();
  if (digestOfCatalogue(catalogue) === digest) return catalogue;
  const hint = 'Let it depend on nothing that changes, and run the command again.';
  throw new MockgenError('config_invalid', `${file.name}: gave other resources when it was loaded again`, hint);
}
