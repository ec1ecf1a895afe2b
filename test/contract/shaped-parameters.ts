import { describe, expect, it } from 'vitest';
import { parameterNames, type Role } from '../../src/tree/index.ts';
import { builtFiles } from '../node/built-tree.ts';
import { TREE } from './answering.ts';
import type { ProblemBody } from './host.ts';
import { readEnvelope } from './shaped-envelopes.ts';
import type { ShapedContext } from './shaped.ts';

// The keys of the table are roles; `offset` exists only if a tree names it.
const ROLES = Object.keys(parameterNames()) as readonly Exclude<Role, 'offset'>[];

/** Tests renamed parameters, invalid values, and unknown parameters. */
export function describeShapedParameters(context: ShapedContext): void {
  const { api } = context;
  const nameOf = (role: (typeof ROLES)[number]): string => api.query?.[role] ?? role;
  const known = [...ROLES.map(nameOf), ...(api.query?.offset ? [api.query.offset] : [])];
  const problemAt = async (path: string) => {
    const { status, json } = await context.get<ProblemBody>(path);
    return { status, errors: json.errors ?? [], names: json.errors?.map(({ parameter }) => parameter) };
  };

  describe('a parameter', () => {
    it('that is invalid is reported under its name', async () => {
      const bad = { page: 'x', limit: '0', count: '-1', search_fields: 'nope', seed: 'x', nocache: 'maybe' } as const;
      const query = Object.entries(bad).map(([role, value]) => `${nameOf(role as keyof typeof bad)}=${value}`);
      const offset = api.query?.offset;
      const { status, names } = await problemAt(
        `/authors?${[...query, ...(offset ? [`${offset}=-1`] : [])].join('&')}`,
      );
      expect(status).toBe(400);
      const expected = [
        ...Object.keys(bad).map((role) => nameOf(role as keyof typeof bad)),
        ...(offset ? [offset] : []),
      ];
      expect(names?.toSorted()).toEqual(expected.toSorted());
    });

    it('for the page counts from the number of the first page, and refuses smaller ones', async () => {
      const first = api.firstPage ?? 1;
      expect((await context.get(`/authors?${nameOf('page')}=${first}`)).status).toBe(200);
      const { errors } = await problemAt(`/authors?${nameOf('page')}=${first - 1}`);
      expect(errors[0]?.message).toContain(`an integer from ${first}`);
    });

    it('for a search works under its name', async () => {
      const records = await context.records();
      const name = String(records[2]?.['name']);
      for (const role of ['q', 'search'] as const) {
        const query = new URLSearchParams([
          [nameOf(role), name],
          [nameOf('search_fields'), 'name'],
        ]);
        const { body, headers } = await context.get(`/authors?${query}`);
        const found = records.filter((record) => record['name'] === name);
        expect(readEnvelope(api, body).data).toEqual(found);
        expect(headers['x-total-count']).toBe(String(found.length));
      }
    });

    it('that was renamed no longer has its old name', async () => {
      for (const role of ROLES.filter((one) => !known.includes(one))) {
        const { status } = await context.get(`/authors?${role}=-1`);
        expect([role, status]).toEqual([role, api.strict ? 400 : 200]);
      }
    });

    it('for another seed has its name on every document', async () => {
      const built = builtFiles({ ...TREE, api, seed: 4711 });
      const files = { '/authors/7': 'authors/7.json', '/people': 'people/index.json' };
      for (const [path, file] of Object.entries(files)) {
        const { status, body } = await context.get(`${path}?${nameOf('seed')}=4711`);
        expect(status).toBe(context.kind.generates ? 200 : 501);
        if (context.kind.generates) expect(body).toBe(built[file]);
      }
      const { status, headers } = await context.get(`/authors?${nameOf('nocache')}=1`);
      expect([status, headers['x-cache']]).toEqual(context.kind.generates ? [200, 'BYPASS'] : [501, undefined]);
    });
  });

  describe('an unknown parameter', () => {
    it.runIf(api.strict)('is a 400 that names the known ones, once per unknown name', async () => {
      const { status, errors } = await problemAt('/authors?colour=red&colour=blue&per_page=3');
      expect(status).toBe(400);
      expect(errors.map(({ parameter }) => parameter)).toEqual(['colour', 'per_page']);
      for (const { message } of errors) for (const name of known) expect(message).toContain(name);
    });

    it.runIf(api.strict)('can also be one that has no meaning for a document', async () => {
      for (const path of ['/', '/people', '/authors/7', '/authors/meta', '/authors/7.json', '/authors/all.json']) {
        const { status, errors, names } = await problemAt(`${path}?${nameOf('q')}=a&colour=red`);
        expect([path, status, names]).toEqual([path, 400, [nameOf('q'), 'colour']]);
        expect(errors[0]?.message).toBe(`unknown; the parameters are ${nameOf('seed')}, ${nameOf('nocache')}`);
      }
    });

    it.runIf(!api.strict)('is ignored, and named in a header', async () => {
      const { body } = await context.get('/authors/7');
      const item = await context.get(`/authors/7?colour=red&${nameOf('q')}=a&${nameOf('seed')}=42`);
      expect(item.body).toBe(body);
      expect(item.headers['x-ignored-parameters']).toBe(`colour, ${encodeURIComponent(nameOf('q'))}`);
      const { status, headers } = await context.get(`/authors?a%20b=1&colour=red&colour=blue&${nameOf('q')}=a`);
      expect([status, headers['x-ignored-parameters']]).toEqual([200, 'a%20b, colour']);
    });

    it('is the only reason for that header', async () => {
      const { headers } = await context.get(`/authors?${nameOf('q')}=a&${nameOf('page')}=1`);
      expect(headers).not.toHaveProperty('x-ignored-parameters');
    });

    it('does not matter on an unknown path', async () => {
      expect((await context.get('/nope?colour=red')).status).toBe(404);
    });
  });
}
