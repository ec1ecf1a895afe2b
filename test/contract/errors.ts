import { describe, expect, it } from 'vitest';
import type { Context, ProblemBody } from './host.ts';

/** Whether a path is sent unchanged by a client that normalizes addresses. */
const survives = (path: string): boolean => new URL(`http://localhost/base${path}`).pathname === `/base${path}`;

/** Tests invalid parameters, unknown paths, wrong methods, and the shape of errors. */
export function describeErrors(context: Context, normalises: boolean): void {
  const parametersOf = ({ errors }: ProblemBody): readonly string[] | undefined =>
    errors?.map(({ parameter }) => parameter);

  describe('an invalid parameter', () => {
    const integers = ['0', 'abc', '-1', '1.5', '', '%2B1', '1e1', '0x1', '%201', 'NaN', '%D9%A3'];
    const bad: Readonly<Record<string, readonly string[]>> = {
      page: integers,
      count: integers,
      limit: integers,
      seed: ['x', '', '-1', '1.5', '1e3', '9007199254740992'],
      nocache: ['maybe', '', 'TRUE', '2', 'yes'],
      search_fields: ['nope', 'id,nope,constructor'],
    };
    const cases = Object.entries(bad).flatMap(([name, values]) => values.map((value) => ({ name, value })));
    it.each(cases)('is 400: $name=$value', async ({ name, value }) => {
      const { status, headers, json } = await context.get<ProblemBody>(`${context.facts.path}?${name}=${value}`);
      expect([status, headers['content-type']]).toEqual([400, 'application/problem+json']);
      expect(json).toMatchObject({ type: 'about:blank', title: 'Bad Request', status: 400 });
      expect(json.detail).toContain(name);
      expect(parametersOf(json)).toEqual([name]);
      expect(json.errors?.[0]?.message).not.toBe('');
    });

    it('is 400 even if it is repeated with a valid value, since the first one counts', async () => {
      const { json } = await context.get<ProblemBody>(`${context.facts.path}?page=0&page=1`);
      expect(parametersOf(json)).toEqual(['page']);
    });

    it('that names an unknown field is answered with the valid fields', async () => {
      const { path, resources, resource } = context.facts;
      const { json } = await context.get<ProblemBody>(`${path}?search_fields=id,nope`);
      expect(json.errors?.[0]?.message).toContain('nope');
      for (const field of resources[resource]?.fields ?? []) expect(json.errors?.[0]?.message).toContain(field);
    });

    it('is reported together with all others', async () => {
      const query = 'page=-1&count=0&limit=x&search_fields=nope&seed=x&nocache=maybe';
      const { json } = await context.get<ProblemBody>(`${context.facts.path}?${query}`);
      expect(parametersOf(json)?.toSorted()).toEqual(['count', 'limit', 'nocache', 'page', 'search_fields', 'seed']);
    });

    it.each(['/7', '/meta', '/7.json', '/all.json'])(
      'is 400 on paths below a collection too, at %s, if it is a seed',
      async (at) => {
        const { status, json } = await context.get<ProblemBody>(
          `${context.facts.path}${at}?seed=x&nocache=maybe&page=0`,
        );
        expect([status, parametersOf(json)]).toEqual([400, ['seed', 'nocache']]);
      },
    );

    it('is only an error under a known name', async () => {
      const { status } = await context.host.request({ path: `${context.facts.path}?colour=red&&=&per_page=0&%=%` });
      expect(status).toBe(200);
    });
  });

  describe('an unknown path', () => {
    const paths = [
      '/nope',
      '/nope/1',
      '/nope/meta',
      '/nope.json',
      '/constructor',
      '/__proto__',
      '/v1/authors',
      '/mockgen',
      '/mockgen.json/',
      '//',
      '/%E0%A4%A',
      '/%ff',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/.mockgen',
      '/%00',
      '/a%5cb',
    ];
    it.each(normalises ? paths.filter(survives) : paths)('is 404: %s', async (path) => {
      const { status, headers, json } = await context.get<ProblemBody>(path);
      expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
      expect(Object.keys(json)).toEqual(['type', 'title', 'status', 'detail']);
      for (const resource of Object.keys(context.facts.resources)) expect(json.detail).toContain(resource);
    });

    it('is 404 with any parameters', async () => {
      expect((await context.host.request({ path: '/nope?page=0&seed=x' })).status).toBe(404);
    });
  });

  describe('an unsupported method', () => {
    it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is 405 on any path: %s', async (method) => {
      for (const path of [context.facts.path, `${context.facts.path}/7?seed=x`, '/', '/nope']) {
        const { status, headers, body } = await context.host.request({ method, path });
        expect([path, status, headers['allow']]).toEqual([path, 405, 'GET, HEAD, OPTIONS']);
        expect(headers['content-type']).toBe('application/problem+json');
        expect(JSON.parse(body)).toMatchObject({ title: 'Method Not Allowed', status: 405 });
      }
    });
  });
}
