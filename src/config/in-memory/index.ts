import { MockgenError } from '../../errors.ts';
import type { Files } from '../files.ts';
import { NO_FILE, openValue, type Config } from '../open.ts';
import { ownValues } from '../own-values.ts';
import type { MockgenConfig } from '../parse.ts';

// Opens configs in code in places without a disk, such as a browser. This module loads nothing of Node.

function refuse(expected: string, file: string): Promise<never> {
  const message = `expected ${expected}, as there is no disk to read ${file} from`;
  return Promise.reject(new MockgenError('config_invalid', message, 'Give schemas in code.'));
}

const nowhere: Files = {
  fromHere: (path) => path,
  isFolder: () => false,
  folders: () => [],
  readTemplate: () => undefined,
  readDocument: (file) => refuse('a schema in code', file),
  find: (pattern) => refuse('schemas in code', pattern),
};

/**
 * Opens a config that is an object of this process. It may not name files.
 *
 * @returns rejects with MockgenError `config_invalid`
 */
export async function takeConfigWithoutDisk(config: MockgenConfig): Promise<Config> {
  return openValue(ownValues(config, NO_FILE), { files: nowhere });
}
