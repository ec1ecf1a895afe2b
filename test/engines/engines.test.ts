import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { it } from 'vitest';
import { digestOf } from '../../src/tree/index.ts';
import { findChromium } from '../contract/chromium.ts';
import { describeWith } from '../contract/needs.ts';
import { digestOfSeed } from './digests.ts';
import { outcomesOf } from './outcomes.ts';
import { inPage, inProcess, inWorker, type Task, type Told } from './engines.ts';

const [SEEDS, ITEMS] = [20, 1000];

const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);

const GENERATOR: Task = {
  imports: `import { digestOfSeed } from './test/engines/digests.ts';`,
  expressions: seeds.map((seed) => `digestOfSeed(${seed}, ${ITEMS})`),
};

const REQUESTS = 1000;

const FAILURES: Task = {
  imports: `import { outcomesOf } from './test/engines/outcomes.ts';`,
  expressions: [`outcomesOf(${REQUESTS})`],
};

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
  run(program: string, task: Task): Promise<Told>;
}

const advised = (variable: string): string => `name its program in the environment variable ${variable}`;

const engines: readonly Engine[] = [
  ...(nodes.length === 0 ? [undefined] : nodes).map((program, index) => ({
    name: `another Node${index === 0 ? '' : `, ${index + 1}`}`,
    program,
    advice: 'name programs, as in PATH, in the environment variable NODES',
    run: (node: string, task: Task) => inProcess(node, [], task),
  })),
  {
    name: 'Deno',
    program: DENO,
    advice: advised('DENO'),
    run: (deno, task) => inProcess(deno, ['run', '--quiet'], task),
  },
  { name: 'Bun', program: BUN, advice: advised('BUN'), run: (bun, task) => inProcess(bun, ['run'], task) },
  { name: 'workerd', program: WRANGLER, advice: advised('WRANGLER'), run: inWorker },
  {
    name: 'Chromium',
    program: findChromium(),
    advice: advised('CHROMIUM'),
    run: (chromium, task) => inPage(chromium, chromiumGiven, task),
  },
  {
    name: 'Firefox',
    program: firefox,
    advice: advised('FIREFOX'),
    run: (program, task) => inPage(program, (profile) => ['--headless', '--no-remote', '--profile', profile], task),
  },
];

let known: readonly string[] | undefined;

/** What the sources make in this Node. */
const expected = (): readonly string[] => (known ??= seeds.map((seed) => digestOfSeed(seed, ITEMS)));

for (const { name, run, ...found } of engines) {
  describeWith({ name: `the package in ${name}`, ...found, isLong: true, isConcurrent: true }, (program) => {
    it('generates the same records as the sources do here', { timeout: TIMEOUT }, async ({ expect }) => {
      const start = process.hrtime.bigint();
      const { texts, version } = await run(program(), GENERATOR);
      const seconds = Number((process.hrtime.bigint() - start) / 1_000_000n) / 1000;
      console.log(`${version}: ${digestOf(texts.join('\n'))} in ${seconds} s`);
      expect(texts).toEqual(expected());
    });

    it('delays and fails the same requests as the sources do here', { timeout: TIMEOUT }, async ({ expect }) => {
      const { texts, version } = await run(program(), FAILURES);
      const outcomes = texts.join('\n').split('\n');
      console.log(`${version}: ${outcomes.length} requests, ${outcomes.filter((line) => line === 'cut').length} cut`);
      expect(outcomes).toHaveLength(REQUESTS);
      expect(texts).toEqual([await outcomesOf(REQUESTS)]);
    });
  });
}
