import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { Window } from 'happy-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createHandler, createTree, type ChaosOptions } from '../../src/testing/handler.ts';
import { describeWith } from '../contract/needs.ts';

/** What of React is called. */
interface React {
  createElement(component: unknown, props: object): unknown;
}

interface ReactClient {
  createRoot(element: unknown): { render(element: unknown): void; unmount(): void };
}

const ADDRESS = 'http://127.0.0.1:3000';
const packages = {
  name: 'a component of React',
  program: process.env['RECIPES'],
  advice: 'name the folder that its packages are installed in in the environment variable RECIPES',
};

describeWith(packages, (folder) => {
  /** Shows the component over a tree that fails as asked. Returns what shows it again, and what reads the page. */
  async function show(
    chaos: ChaosOptions = {},
  ): Promise<readonly [again: (props: object) => void, text: () => string]> {
    const window = new Window({ url: ADDRESS });
    const { document, navigator } = window;
    for (const [name, value] of Object.entries({ window, document, navigator })) vi.stubGlobal(name, value);
    const handler = createHandler(await createTree({ only: ['users'], items: 8 }), chaos);
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => handler(new Request(url, init)));
    const require = createRequire(join(resolve(folder()), 'package.json'));
    // They are not dependencies of this package.
    const load = <T>(name: string): T => require(name) as T;
    const { createElement } = load<React>('react');
    const { createRoot } = load<ReactClient>('react-dom/client');
    const { code } = transformSync(readFileSync('test/recipes/users.jsx', 'utf8'), { loader: 'jsx', jsx: 'automatic' });
    const copy = join(resolve(folder()), 'react-component.mjs');
    writeFileSync(copy, code);
    const { Users } = (await import(/* @vite-ignore */ pathToFileURL(copy).href)) as { readonly Users: unknown };
    const element = document.createElement('div');
    const root = createRoot(element);
    onTestFinished(async () => {
      root.unmount();
      // React tidies up a moment later, and looks at the globals then.
      await setTimeout(20);
      vi.unstubAllGlobals();
      await window.happyDOM.close();
    });
    return [(props) => root.render(createElement(Users, props)), () => element.innerHTML];
  }

  it('says that it loads, and then shows the users that were searched for', async () => {
    const [again, html] = await show({ delay: 100 });
    again({ address: ADDRESS });
    await vi.waitFor(() => expect(html()).toBe('<p>Loading …</p>'));
    await vi.waitFor(() => expect(html().match(/<li>/g)).toHaveLength(5));
    const [, name = ''] = /<li>(.*?)<\/li>/.exec(html()) ?? [];
    again({ address: ADDRESS, q: name.split(' ').at(-1) });
    await vi.waitFor(() => expect(html().match(/<li>/g)?.length).toBeLessThan(5));
    expect(html()).toContain(name);
  });

  it('says why there is nothing', async () => {
    const [again, html] = await show({ resources: { users: { fail: 1 } } });
    again({ address: ADDRESS });
    await vi.waitFor(() => expect(html()).toMatch(/^<p role="alert">.+<\/p>$/));
  });
});
