import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { buildInThread } from '../../src/cli/build-thread.ts';
import { start, type Spawned } from '../cli/spawn.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { until } from '../serve/until.ts';

const temporary = useTemporaryFolders();
const running: Spawned[] = [];
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});

const CONFIG = 'mockgen.config.json';
const saying = (text: string): string =>
  JSON.stringify({ items: 2, resources: { notes: { fields: { text: { const: text } } } } });

/** A running `mockgen dev` and its folder. */
interface Development extends Spawned {
  readonly dir: string;
  write(name: string, text: string): void;
  /** Waits until the records have a text. */
  shows(text: string): Promise<void>;
}

async function develop(): Promise<Development> {
  const dir = temporary();
  const write = (name: string, text: string): void => writeFileSync(join(dir, name), text);
  write(CONFIG, saying('first'));
  const spawned = start(['dev', '--port', '0'], dir);
  running.push(spawned);
  const url = /at (http:\S+)/.exec(await spawned.heard('Ctrl+C'))?.[1] ?? '';
  const textNow = async (): Promise<unknown> => {
    const { text } = (await (await fetch(`${url}/notes/1`)).json()) as Readonly<Record<string, unknown>>;
    return text;
  };
  const shows = (text: string): Promise<void> => until(async () => (await textNow()) === text);
  return { ...spawned, dir, write, shows };
}

/** Each test starts a process that builds several times. */
const TIMEOUT = 120_000;

describe('dev', { timeout: TIMEOUT }, () => {
  it('shows what a link leads to, wherever it leads, and goes on after links that lead in a circle', async () => {
    const { dir, write, shows } = await develop();
    const link = (target: string): void => {
      rmSync(join(dir, CONFIG));
      symlinkSync(target, join(dir, CONFIG));
    };
    mkdirSync(join(dir, 'other'));
    write('other/real.json', saying('linked'));
    link('other/real.json');
    await shows('linked');
    write('other/real.json', saying('changed'));
    await shows('changed');
    link(CONFIG);
    rmSync(join(dir, CONFIG));
    write(CONFIG, saying('mended'));
    await shows('mended');
  });

  it('keeps the tree while the config is gone', async () => {
    const { dir, write, shows, heard } = await develop();
    rmSync(join(dir, CONFIG));
    await heard('the config is gone');
    await shows('first');
    expect(readdirSync(join(dir, 'fixtures'))).not.toContain('users');
    write(CONFIG, saying('back'));
    await shows('back');
  });

  it('shows the last of 1,060 changes soon, and builds for few of the others', async () => {
    const { child, write, shows, ended } = await develop();
    const shownAfter = async (text: string): Promise<number> => {
      const start = performance.now();
      write(CONFIG, saying(text));
      await shows(text);
      return performance.now() - start;
    };
    const [once, begun] = [await shownAfter('once'), performance.now()];
    for (let at = 0; at < 1_060; at += 1) {
      write(CONFIG, saying(`change ${at}`));
      if (at % 10 === 0) await setTimeout(10);
    }
    const lasted = performance.now() - begun;
    // A build that is under way ends first.
    expect(await shownAfter('last')).toBeLessThan(3 * once + 1_000);
    child.kill('SIGINT');
    const builds = (await ended).stderr.match(/^(?:fixtures: |error: )/gm)?.length ?? 0;
    expect(builds).toBeLessThan(lasted / 1_000 + 5);
  });

  it('stops at once while a config never returns', async () => {
    const { dir, child, heard, ended } = await develop();
    rmSync(join(dir, CONFIG));
    await heard('the config is gone');
    writeFileSync(join(dir, 'mockgen.config.mjs'), "process.stderr.write('looping\\n');\nwhile (true) {}\n");
    await heard('looping');
    const start = performance.now();
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ status: 0, stderr: expect.stringMatching(/\nStopped\.\n$/) as string });
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

it('a build in a thread is given up when its config never returns', { timeout: TIMEOUT }, async () => {
  const config = join(temporary(), 'loop.mjs');
  writeFileSync(config, 'while (true) {}\n');
  const io = { stderr: () => {}, isTerminal: false, color: false } as unknown as Parameters<typeof buildInThread>[1];
  const supervision = { onReady: () => {}, signal: new AbortController().signal, patience: 15_000 };
  const { failure, inputs } = await buildInThread({ config }, io, supervision);
  expect(failure?.messages).toEqual(['the build stood still for 15 s: does a function of the config never return?']);
  expect([...inputs]).toEqual([config]);
});
