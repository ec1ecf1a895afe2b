import { createAttempt } from '../../src/init/attempt.ts';
import { importDocument, type Imported } from '../../src/openapi/index.ts';

/** Imports a document as `init` does, with all that is told about it. */
export async function importedFrom(document: {
  readonly file: string;
  readonly root: unknown;
}): Promise<Imported & { readonly told: readonly string[] }> {
  const imported = await importDocument(document, createAttempt);
  const { kept, leftOut, notes } = imported;
  return { ...imported, told: [...kept, ...leftOut.map(({ path, why }) => `${path}: left out: ${why}`), ...notes] };
}
