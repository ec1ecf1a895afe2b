import { expect, it } from 'vitest';
import { createAttempt } from '../../src/init/attempt.ts';
import { importDocument } from '../../src/openapi/index.ts';

const thing = { type: 'object', properties: { name: { type: 'string' } } };

const list = (name: string): object => {
  const schema = { type: 'array', items: { $ref: `#/components/schemas/${name}` } };
  return { get: { responses: { 200: { content: { 'application/json': { schema } } } } } };
};

const document = {
  file: 'openapi.json',
  root: {
    openapi: '3.1.0',
    paths: { '/apples': list('apple'), '/pears': list('pear'), '/plums': list('plum') },
    components: { schemas: { apple: thing, pear: thing, plum: thing } },
  },
};

it('an error that nobody knows leaves out the path that it is about, and no other', async () => {
  const broken = createAttempt({
    file: 'openapi.json',
    // Reading its properties fails as a mistake in the code would.
    root: {
      ...document.root,
      components: {
        schemas: {
          ...document.root.components.schemas,
          pear: new Proxy(thing, {
            get: () => undefined,
            ownKeys: () => {
              throw new TypeError('keys is not iterable');
            },
          }),
        },
      },
    },
  });
  const { config, leftOut } = await importDocument(document, () => broken);
  expect(Object.keys(config.resources)).toEqual(['apples', 'plums']);
  expect(leftOut).toEqual([
    { path: '/pears', why: 'mockgen cannot read it, which is a mistake in mockgen: TypeError: keys is not iterable' },
  ]);
});

it('takes resources that have a number of records for each of another one', async () => {
  const pears = { fields: { apple_id: { references: 'apples', each: 2 } } } as const;
  const attempt = createAttempt(document);
  expect(await attempt({ apples: { fields: { name: {} } }, pears })).toEqual({ refusals: [], lacks: [] });
});
