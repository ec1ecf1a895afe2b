import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captureIn } from '../cli/capture.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

const SWAGGER = `
swagger: 2.0
info: { title: Lamps, version: '1' }
basePath: /v1
paths:
  /lamps:
    get:
      produces: [application/json]
      responses:
        200: { description: OK, schema: { type: array, items: { $ref: '#/definitions/Lamp' } } }
definitions:
  Lamp:
    type: object
    properties: { id: { type: integer }, name: { type: string } }
`;

const SEVERAL = {
  'openapi.yaml': `
openapi: 3.0.3
info: { title: Lamps, version: '1' }
paths:
  /lamps: { $ref: paths/lamps.yaml }
`,
  'paths/lamps.yaml': `
get: { $ref: list-lamps.yaml }
`,
  'paths/list-lamps.yaml': `
responses:
  200:
    description: OK
    content: { application/json: { schema: { type: array, items: { $ref: '../schemas/lamp.json#/$defs/Lamp' } } } }
`,
  'schemas/lamp.json': JSON.stringify({
    $defs: {
      Lamp: { type: 'object', properties: { id: { type: 'integer' }, maker: { $ref: '#/$defs/Maker' } } },
      Maker: { type: 'object', properties: { name: { type: 'string', nullable: true } } },
    },
  }),
};

async function initAndShow(files: Readonly<Record<string, string>>) {
  const folder = temporary();
  for (const name of ['paths', 'schemas']) mkdirSync(join(folder, name));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const init = await captureIn(folder, ['init', '--from', 'openapi.yaml']);
  return { folder, init, show: await captureIn(folder, ['show', 'lamps', '2']) };
}

describe('a document that has to be raised', () => {
  it('is Swagger 2.0, and is written as OpenAPI 3.1', async () => {
    const { folder, init, show } = await initAndShow({ 'openapi.yaml': SWAGGER });
    expect(init.status).toBe(0);
    expect(init.stderr).toContain('mockgen.openapi.json is written');
    expect(JSON.parse(show.stdout)).toMatchObject([{ id: 1 }, { id: 2 }]);
    expect(readFileSync(join(folder, 'mockgen.config.mjs'), 'utf8')).toContain("base: '/v1'");
    expect(readFileSync(join(folder, 'mockgen.openapi.json'), 'utf8')).toMatch(/"openapi": "3\.1/);
  });

  it('is in several files, and is written as one', async () => {
    const { init, show } = await initAndShow(SEVERAL);
    expect(init.stderr).toContain('/lamps: becomes lamps');
    expect(JSON.parse(show.stdout)).toMatchObject([{ id: 1, maker: {} }, { id: 2 }]);
  });

  it('tells which of its files is not there', async () => {
    const { init } = await initAndShow({ 'openapi.yaml': SEVERAL['openapi.yaml'] });
    expect(init).toMatchObject({ status: 1, stdout: '' });
    expect(init.stderr).toContain('cannot read');
    expect(init.stderr).toContain('paths/lamps.yaml');
  });

  it('tells nothing of files that only examples name', async () => {
    const example = `examples: { one: { $ref: examples/one.json }, two: { $ref: 'https://example.com/two.json' } }`;
    const { init, show } = await initAndShow({
      ...SEVERAL,
      'paths/list-lamps.yaml': SEVERAL['paths/list-lamps.yaml'].replace('{ schema:', `{ ${example}, schema:`),
    });
    expect(init.stderr).not.toMatch(/cannot read|not fetched/);
    expect(JSON.parse(show.stdout)).toHaveLength(2);
  });
});
