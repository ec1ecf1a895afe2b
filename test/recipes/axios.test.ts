import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { samplesFor, type SentRequest } from '../../src/browser/explorer/samples.ts';
import { createFetch } from '../../src/web/client.ts';
import { HOSTS } from '../browser/explorer/hosts.ts';
import { describeWith } from '../contract/needs.ts';

const REQUESTS: readonly SentRequest[] = [
  { path: 'invoices?q=eu&limit=3&page=2' },
  { path: 'users/1/invoices' },
  { path: 'users/1', isRecord: true },
];

const packages = {
  name: 'the code for axios that the explorer shows',
  program: process.env['RECIPES'],
  advice: 'name the folder that axios is installed in in the environment variable RECIPES',
};

describeWith(packages, (folder) => {
  it.each(HOSTS)('gets the answer of the request from %s', async (_, start, isLive) => {
    const base = await start({ only: ['users', 'invoices'], items: 40 });
    for (const [at, request] of REQUESTS.entries()) {
      const samples = samplesFor({ base, isLive, packed: false }, request, true);
      const { text = '' } = samples.find(({ name }) => name === 'axios') ?? {};
      const copy = join(resolve(folder()), `axios-${isLive ? 'live' : 'still'}-${at}.mjs`);
      // The package is this checkout, which the folder does not know.
      const client = JSON.stringify(pathToFileURL(resolve('dist/web/client.js')).href);
      writeFileSync(copy, `${text.replace("'mockgen-cli/client'", client)}\nexport default data;\n`);
      const { default: data } = (await import(/* @vite-ignore */ pathToFileURL(copy).href)) as { default: unknown };
      expect(text).toContain('axios.get(');
      expect(data).toEqual(await (await createFetch(base)(base + request.path)).json());
    }
  });
});
