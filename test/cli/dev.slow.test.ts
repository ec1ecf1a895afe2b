import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { start, type Spawned } from './spawn.ts';

const temporary = useTemporaryFolders();
const running: Spawned[] = [];
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});

const CONFIG = `import { pens } from './pens.mjs';

export default { out: 'tree', items: 2, schemas: 'schemas/*.json', resources: { pens } };
`;

const pens = (colour: string): string => `export const pens = { fields: { colour: { const: '${colour}' } } };\n`;

const schema = (title: string): string =>
  JSON.stringify({ type: 'object', properties: { id: { type: 'integer' }, title: { const: title } } }, null, 2);

/** Writes a config with an import and a schema, and starts the command in its folder. */
function launch(config: string = CONFIG): Spawned & { readonly write: (name: string, text: string) => void } {
  const folder = temporary();
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'schemas'));
  write('mockgen.config.mjs', config);
  write('pens.mjs', pens('red'));
  write('schemas/books.json', schema('Salt'));
  const spawned = start(['dev', '--port', '0'], folder);
  running.push(spawned);
  return { ...spawned, write };
}

const urlIn = (text: string): string => /at (http:\S+)/.exec(text)?.[1] ?? '';

/** Listens to what pages are told; `next` waits for the next state that a condition holds of. */
async function listen(url: string): Promise<(holds: (state: State) => boolean) => Promise<State>> {
  const path = (await fetch(`${url}/pens`)).headers.get('x-mockgen-events') ?? '';
  const { body } = await fetch(url + path);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  return async (holds) => {
    for (;;) {
      const { value = '', done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error('the events have ended');
      for (const [, text = ''] of value.matchAll(/^data: (.*)$/gm)) {
        // The server writes states only.
        const state = JSON.parse(text) as State;
        if (holds(state)) return state;
      }
    }
  };
}

interface State {
  readonly builds: number;
  readonly faults: readonly string[];
}

describe('dev', () => {
  it('says where the tree is once its base has changed, to the terminal and to pages', async () => {
    const { heard, write } = launch("export default { out: 'tree', items: 2, builtins: ['users'], base: '/v1' };\n");
    const url = urlIn(await heard('Ctrl+C')).replace(/\/v1\/$/, '');
    const path = (await fetch(`${url}/v1/users`)).headers.get('x-mockgen-events') ?? '';
    const states = (await fetch(url + path)).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await states?.read())?.value).toContain('"base":"/v1"');
    write('mockgen.config.mjs', "export default { out: 'tree', items: 2, builtins: ['users'], base: '/v2' };\n");
    await heard(`Now at ${url}/v2/: the base has changed.`);
    expect((await states?.read())?.value).toContain('"base":"/v2"');
    expect((await fetch(`${url}/v2/users/1`)).status).toBe(200);
  });

  it('builds again what changes in an import or a schema, also a new one, and stops with a line', async () => {
    const { heard, write, child, ended } = launch();
    const url = urlIn(await heard('Ctrl+C'));
    const next = await listen(url);
    const { builds } = await next(() => true);
    const recordOf = async (path: string): Promise<unknown> => (await fetch(url + path)).json();
    expect(await recordOf('/pens/1?seed=7')).toMatchObject({ colour: 'red' });
    write('pens.mjs', pens('blue'));
    await next((state) => state.builds === builds + 1);
    expect(await recordOf('/pens/1')).toMatchObject({ colour: 'blue' });
    expect(await recordOf('/pens/1?seed=7')).toMatchObject({ colour: 'blue' });
    write('schemas/books.json', schema('Pepper'));
    await next((state) => state.builds === builds + 2);
    expect(await recordOf('/books/2')).toMatchObject({ title: 'Pepper' });
    write('schemas/cups.json', schema('Tea'));
    await next((state) => state.builds === builds + 3);
    expect(await recordOf('/cups/2')).toMatchObject({ title: 'Tea' });
    child.kill('SIGINT');
    const { status, stderr } = await ended;
    expect([status, stderr.endsWith('\nStopped.\n')]).toEqual([0, true]);
  });

  it('tells a fault with its line until it is mended, and serves the tree of before', async () => {
    const { heard, write } = launch();
    const url = urlIn(await heard('Ctrl+C'));
    const next = await listen(url);
    write('mockgen.config.mjs', CONFIG.replace('items: 2', '\nitems: 0'));
    const { faults } = await next((state) => state.faults.length > 0);
    expect(faults[0]).toMatch(/^mockgen\.config\.mjs:4: items: expected /);
    expect(await heard('until that is mended')).toContain(`error: ${faults[0]}\n`);
    expect((await fetch(`${url}/pens/1`)).status).toBe(200);
    write('mockgen.config.mjs', CONFIG.replace('items: 2', 'items: 3'));
    await next((state) => state.faults.length === 0);
    expect((await fetch(`${url}/pens/3`)).status).toBe(200);
  });

  it('waits for a config that has a fault at the start', async () => {
    const { heard, write } = launch(CONFIG.replace('items: 2', 'items: : 2'));
    expect(await heard('Nothing is served')).toMatch(
      /^error: mockgen\.config\.mjs:3: cannot be loaded: Unexpected token/,
    );
    write('mockgen.config.mjs', CONFIG);
    expect((await fetch(`${urlIn(await heard('Ctrl+C'))}/pens/2`)).status).toBe(200);
  });
});
