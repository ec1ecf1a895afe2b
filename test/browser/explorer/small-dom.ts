import { Window } from 'happy-dom';
import { h, options, render, type ComponentChild } from 'preact';
import { onTestFinished, vi } from 'vitest';
import { App } from '../../../src/browser/explorer/app.tsx';
import { builtins } from '../../../src/builtins.ts';
import { builtFiles } from '../../node/built-tree.ts';

/** Address of the tree that the page shows. */
export const BASE = 'http://mock.example/repo/';

/** A host of files, as a table; `undefined` is a host that cannot be reached. */
export type Files = Readonly<Record<string, string | undefined>>;

/** A small tree with two resources. */
export const FILES: Files = builtFiles({ only: ['authors', 'companies'], refs: false, items: 30 });

const LENT = [
  'document',
  'location',
  'history',
  'getSelection',
  'Element',
  'KeyboardEvent',
  'MouseEvent',
  'Event',
  'MutationObserver',
];
const BOUND = ['addEventListener', 'removeEventListener', 'getSelection'];

/** What a test sees and does on the page. */
export interface SmallPage {
  readonly register: ReturnType<typeof vi.fn>;
  readonly scroll: ReturnType<typeof vi.fn>;
  readonly text: () => string;
  readonly find: <E extends HTMLElement = HTMLElement>(selector: string) => E;
  /** Waits until the page says something. */
  readonly says: (text: string) => Promise<void>;
  readonly press: (selector: string, name?: string) => void;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly until: (check: () => void) => Promise<void>;
}

/** Lends the globals of a browser until the test has ended. */
export function lendBrowser(address: string): Pick<SmallPage, 'register' | 'scroll'> {
  const window = new Window({ url: address });
  const [register, scroll] = [vi.fn(() => Promise.resolve()), vi.fn()];
  for (const name of LENT) vi.stubGlobal(name, Reflect.get(window, name));
  for (const name of BOUND) vi.stubGlobal(name, (Reflect.get(window, name) as () => void).bind(window));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('scrollTo', scroll);
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await window.happyDOM.close();
  });
  return { register, scroll };
}

/** Answers requests below the base from files. */
function hostFiles(files: Files, headers: Readonly<Record<string, string>> = {}): void {
  vi.stubGlobal('fetch', (input: URL | string) => {
    const url = new URL(input);
    const path = url.pathname.slice(new URL(BASE).pathname.length);
    if (path in files && files[path] === undefined) return Promise.reject(new TypeError('no network'));
    const body = files[path];
    const response = new Response(body ?? 'nothing', { status: body === undefined ? 404 : 200, headers });
    return Promise.resolve(Object.defineProperty(response, 'url', { value: url.href }));
  });
}

/** Puts a part of the page into a document. */
export function show(part: ComponentChild): Omit<SmallPage, 'register' | 'scroll'> {
  // Effects run at once, as no frame is painted.
  options.requestAnimationFrame = queueMicrotask;
  const root = document.createElement('div');
  document.body.append(root);
  render(part, root);
  onTestFinished(() => render(null, root));
  const until = (check: () => void): Promise<void> => vi.waitFor(check, { interval: 2, timeout: 10_000 });
  const text = (): string => root.textContent;
  const find = <E extends HTMLElement>(selector: string): E => {
    const found = root.querySelector<E>(selector);
    if (!found) throw new Error(`The page has no ${selector}: ${root.innerHTML}`);
    return found;
  };
  return {
    text,
    find,
    until,
    says: (wanted) =>
      until(() => {
        if (!text().includes(wanted)) throw new Error(`The page does not say “${wanted}”: ${text()}`);
      }),
    press(selector, name = '') {
      const found = [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent.includes(name));
      if (!found) throw new Error(`The page has no ${selector} ${name}: ${root.innerHTML}`);
      found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    },
    async type(selector, value) {
      find<HTMLInputElement>(selector).value = value;
      find(selector).dispatchEvent(new Event('input', { bubbles: true }));
      // The page is rendered again in a microtask.
      await new Promise(setImmediate);
    },
  };
}

/** Opens the explorer of a tree, in a small document. */
export function openExplorer(
  query: string,
  files: Files = FILES,
  headers?: Readonly<Record<string, string>>,
): SmallPage {
  const lent = lendBrowser(BASE + query);
  hostFiles(files, headers);
  const names = builtins.resources.map(({ name }) => name);
  return { ...lent, ...show(h(App, { base: BASE, builtins: names })) };
}
