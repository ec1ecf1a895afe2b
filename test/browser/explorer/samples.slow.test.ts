import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { samplesFor, type SentRequest } from '../../../src/browser/explorer/samples.ts';
import { describeInChromium } from '../../contract/chromium.ts';
import { HOSTS } from './hosts.ts';
import { openPage } from './open-page.ts';

const TREE = { only: ['users', 'invoices'], items: 40 } as const;
const run = promisify(execFile);

const REQUESTS: readonly (readonly [string, SentRequest])[] = [
  ['a search on a page', { path: 'invoices?q=eu&limit=3&page=2' }],
  ['records below another one', { path: 'users/1/invoices' }],
  ['a collection', { path: 'invoices' }],
  ['a record', { path: 'invoices/3', isRecord: true }],
];

/** Runs a module of TypeScript in this checkout, where `mockgen-cli` is this package. Returns what `body` then is. */
async function runTypeScript(text: string): Promise<unknown> {
  const { code } = await transform(`${text}\nconsole.log(JSON.stringify(body));`, { loader: 'ts' });
  return JSON.parse((await run(process.execPath, ['--input-type=module', '-e', code])).stdout);
}

describeInChromium({ name: 'the code of a request, run as it is shown' }, (browser) => {
  it.each(HOSTS)('gets exactly the answer of the request from %s', { timeout: 120_000 }, async (_, start, isLive) => {
    const base = await start(TREE);
    const page = await openPage(browser(), base);
    for (const [, request] of REQUESTS) {
      const samples = samplesFor({ base, isLive, packed: false }, request, true);
      const codeOf = (name: string): string => samples.find((one) => one.name === name)?.text ?? '';
      // What the console of a browser does with the code.
      const expected: unknown = await page.evaluate(`(async () => { ${codeOf('fetch')}\nreturn body; })()`);
      const command = codeOf('curl').replace(/^curl /, 'curl -s ') || codeOf('Node');
      expect(JSON.parse((await run('sh', ['-c', command])).stdout)).toEqual(expected);
      expect(await runTypeScript(codeOf('TypeScript'))).toEqual(expected);
      if (!existsSync('/usr/bin/python3')) continue;
      const python = await run('/usr/bin/python3', ['-c', `${codeOf('Python')}\nprint(json.dumps(body))`]);
      expect(JSON.parse(python.stdout)).toEqual(expected);
    }
    const [, search] = REQUESTS[0] ?? ['', { path: '' }];
    const generated = { path: `${search.path}&seed=7`, isGenerated: true };
    const others = samplesFor({ base, isLive, packed: false }, generated, true);
    const otherOf = (name: string): string => others.find((one) => one.name === name)?.text ?? '';
    const answer: unknown = await page.evaluate(`(async () => { ${otherOf('fetch')}\nreturn body; })()`);
    expect(answer).toMatchObject({ data: { length: expect.any(Number) } });
    expect(await runTypeScript(otherOf('TypeScript'))).toEqual(answer);
    const command = otherOf('curl').replace(/^curl /, 'curl -s ') || otherOf('Node');
    expect(JSON.parse((await run('sh', ['-c', command])).stdout)).toEqual(answer);
  });
});
