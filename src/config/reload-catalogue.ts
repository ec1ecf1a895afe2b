import { MockgenError } from '../errors.ts';
import type { Catalogue } from '../schema/index.ts';
import { readAndOpen } from './index.ts';
import { digestOfCatalogue, type ConfigArgument } from './source.ts';

/**
 * Loads a config again, in another thread. The argument comes from the first thread, never from a tree.
 *
 * @returns rejects with MockgenError `config_invalid`, also when the resources of the config have changed
 */
export async function loadCatalogue(argument: unknown): Promise<Catalogue> {
  // The first thread has sent an argument of this type.
  const { file, schemas, digest } = argument as ConfigArgument;
  const catalogue = await (await readAndOpen(file, schemas)).untried();
  if (digestOfCatalogue(catalogue) === digest) return catalogue;
  const hint = 'Let it depend on nothing that changes, and run the command again.';
  throw new MockgenError('config_invalid', `${file.name}: gave other resources when it was loaded again`, hint);
}
