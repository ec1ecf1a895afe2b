import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { captureIn } from '../cli/capture.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

const DOCUMENT = `openapi: 3.1.0
components:
  schemas:
    Address: { type: object, properties: { city: { type: string } } }
    Order:
      type: object
      properties:
        id: { type: integer }
        to:
          $ref: '#/components/schemas/Adress'
`;

it('a reference that leads nowhere is a fault of an OpenAPI document, also in an optional property', async () => {
  const folder = temporary();
  const config = { resources: { orders: { schema: 'api.yaml#/components/schemas/Order' } } };
  writeFileSync(join(folder, 'mockgen.config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'api.yaml'), DOCUMENT);
  expect(await captureIn(folder, ['build', '--quiet'])).toEqual({
    status: 1,
    stdout: '',
    stderr: `error: api.yaml:10 #/components/schemas/Order/properties/to/$ref: did you mean Address? (expected a reference that leads somewhere, got '#/components/schemas/Adress')
Correct this in api.yaml.
`,
  });
});
