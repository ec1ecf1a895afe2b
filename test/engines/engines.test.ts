import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { it } from 'vitest';
import { digestOf } from '../../src/tree/index.ts';
import { findChromium } from '../contract/chromium.ts';
import { describeWith } from '../contract/needs.ts';
import { digestOfSeed } from './digests.ts';
import { inPage, inProcess, inWorker, type Task, type Told } from './engines.ts';

const TASK: Task = { seeds: 20, items: 1000 };

/** It takes an engine some 15 seconds, and several times as long on a busy machine. */
const TIMEOUT = 600_000;

const { DENO, BUN, WRANGLER, NODES = '', FIREFOX } = process.env;

const nodes = NODES.split(delimiter).filter((program) => program !== '');

const firefox = FIREFOX || ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** A new profile of a browser is no reason to greet anybody, nor to ask for updates. */
const chromiumGiven = (profile: string): readonly string[] => [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  `--user-data-dir=${profile}`,
];

interface Engine {
  readonly name: string;
  readonly program: string | undefined;
  readonly advice: string;
  run(program: string): Promise<Told>;
}

const advised = (variable: string): string => `name its program in the environment variable ${variable}`;

const engines: readonly Engine[] = [
  ...(nodes.length === 0 ? [undefined] : nodes).map((program, index) => ({
    name: `another Node${index === 0 ? '' : `, ${index + 1}`}`,
    program,
    advice: 'name programs, as in PATH, in the environment variable NODES',
    run: (node: string) => inProcess(node, [], TASK),
  })),
  {
    name: 'Deno',
    program: DENO,
    advice: advised('DENO'),
    run: (deno) => inProcess(deno, ['run', '--quiet'], TASK),
  },
  { name: 'Bun', program: BUN, advice: advised('BUN'), run: (bun) => inProcess(bun, ['run'], TASK) },
  { name: 'workerd', program: WRANGLER, advice: advised('WRANGLER'), run: (wrangler) => inWorker(wrangler, TASK) },
  {
    name: 'Chromium',
    program: findChromium(),
    advice: advised('CHROMIUM'),
    run: (chromium) => inPage(chromium, chromiumGiven, TASK),
  },
  {
    name: 'Firefox',
    program: firefox,
    advice: advised('FIREFOX'),
    run: (program) => inPage(program, (profile) => ['--headless', '--no-remote', '--profile', profile], TASK),
  },
];

let known: readonly string[] | undefined;

/** What the sources make in this Node. */
const expected = (): readonly string[] =>
  (known ??= Array.from({ length: TASK.seeds }, (_, index) => digestOfSeed(index + 1, TASK.items)));

for (const { name, run, ...found } of engines) {
  describeWith({ name: `the generator in ${name}`, ...found, isLong: true, isConcurrent: true }, (program) => {
    it('generates the same records as the sources do here', { timeout: TIMEOUT }, async ({ expect }) => {
      const start = process.hrtime.bigint();
      const { digests, version } = await run(program());
      const seconds = Number((process.hrtime.bigint() - start) / 1_000_000n) / 1000;
      console.log(`${version}: ${digestOf(digests.join('\n'))} in ${seconds} s`);
      expect(digests).toEqual(expected());
    });
  });
}
