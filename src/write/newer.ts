import { MockgenError } from '../errors.ts';
import { describeNewerFormat } from '../tree/index.ts';

/**
 * Refuses a manifest that a newer mockgen has written in an unknown format.
 *
 * @param file the path of the manifest
 * @param text its content, which is not a manifest of a known format
 * @throws MockgenError `other_version`
 * @example
 * refuseNewer('mockgen.json', '{"format":2}') // => undefined
 */
export function refuseNewer(file: string, text: string): void {
  const newer = describeNewerFormat(file, text);
  if (newer) throw new MockgenError('other_version', newer.message, newer.hint);
}
