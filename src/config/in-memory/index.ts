import { MockgenError } from '../../errors.ts';
import type { Disk } from '../disk.ts';
import { createConfig, type Config } from '../open.ts';
import { failure } from '../../faults/index.ts';
import { schemaInCode } from '../standard.ts';
import type { MockgenConfig } from '../types.ts';

// What a config in code takes where there is no disk, as in a browser. Nothing of Node is behind it.

const NO_DISK = 'there is no disk to read it from';

const nowhere: Disk = {
  fromHere: (_, path) => path,
  isFolder: () => false,
  readTemplate: () => undefined,
  async resolveSchema(schema, place) {
    if (typeof schema === 'string') throw failure(place, `expected a schema in code, as ${NO_DISK}`);
    return schemaInCode(schema, place);
  },
  async readSchemas([pattern = '']) {
    throw new MockgenError('config_invalid', `schemas: cannot read ${pattern}: ${NO_DISK}`, 'Give schemas in code.');
  },
};

/**
 * Takes a config that is an object of this process, and names no file.
 *
 * @throws MockgenError `config_invalid`
 */
export function takeConfigWithoutDisk(config: MockgenConfig): Config {
  return createConfig({ ...config }, { file: undefined, schemas: undefined, disk: nowhere });
}
