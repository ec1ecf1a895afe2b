// How many requests servers answer in a second: mockgen, a bare server of Node, and its peers, in turn in one run.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { install, tellMissing } from './install.js';
import { measureLatency } from './latency.js';
import { createLoad } from './load.js';
import { median } from './median.js';
import { CONTENDERS, REQUESTS } from './serve-contenders.js';
import { createNeedles, prepareData } from './serve-data.js';
import { createMisses, startContenders } from './serve-start.js';

/** From here on, in per cent of a core, the load may be what limits a figure. */
const BUSY = 90;

const AUTOCANNON = { name: 'autocannon', version: '9.0.0' };

async function installAll(context, contenders) {
  const { quick, folder } = context;
  const packages = [...(quick ? [] : [AUTOCANNON]), ...contenders.flatMap((contender) => contender.package ?? [])];
  const installed = await install(packages, join(folder, 'packages'));
  tellMissing(context, installed);
  return installed;
}

/** The function that gives the path of each request of one contender; nothing is asked twice where requests vary. */
function createPaths(side, { key, varied, records }, needles) {
  const path = side.ask[key];
  // The bare server sends the same anyway, and making a path costs the load.
  if (!varied || side.constant) return path(needles[0]);
  const miss = createMisses();
  let number = 0;
  return () => path(records === 0 ? miss() : needles[number++ % needles.length]);
}

/** What is kept of a contender while one request is measured. */
function prepareSide(side, request, needles) {
  const missing = side.missing ?? side.faults[request.key];
  const next = missing ? undefined : createPaths(side, request, needles);
  const peer = side.package !== undefined;
  return { name: side.name, peer, url: side.urls[request.data], missing, values: [], busy: [], next };
}

/** All rounds of one request: a short one per contender to warm up, then in turn. */
async function compareRequest(request, sides, { load, needles, rounds, seconds }) {
  const able = sides.filter(({ ask }) => ask[request.key]).map((side) => prepareSide(side, request, needles));
  const runnable = able.filter(({ missing }) => !missing);
  for (let round = -1; round < rounds; round++)
    for (const side of runnable) {
      const options = { url: side.url, next: side.next, seconds: round < 0 ? seconds / 2 : seconds };
      const { rps, failed, busy } = await load(options);
      if (round < 0) continue;
      side.values.push(rps);
      side.busy.push(busy);
      if (!failed) continue;
      if (!side.peer) throw new Error(`${side.name}, ${request.name}: ${failed} requests failed`);
      side.missing = `${failed} requests failed`;
    }
  return able.map(({ name, values, busy, missing }) => {
    if (missing) return { name, missing };
    const share = median(busy);
    return { name, values, note: share >= BUSY ? `(load ${share.toFixed(0)} % busy)` : '' };
  });
}

/** Prints the requests per second, and what a flood of new seeds does to the others. */
export async function printServe(context) {
  const { quick, report, rounds } = context;
  const folder = join(context.folder, 'serve');
  mkdirSync(folder);
  const contenders = CONTENDERS.filter((contender) => !quick || !contender.package);
  const installed = await installAll(context, contenders);
  const data = prepareData(folder);
  const needles = createNeedles(data.authors);
  const sides = await startContenders(contenders, data, { needles, installed, folder });
  const { name, load } = createLoad(installed.get(AUTOCANNON.name)?.home);
  const seconds = quick ? 0.5 : 2;
  report.print(
    `requests per second over ${data.authors.length} records each: medians of ${rounds} in turn, ${seconds} s each.`,
  );
  report.print(`Load: ${name}, in this process: where it is busy, a server may be faster than it looks.`);
  for (const request of REQUESTS) {
    const compared = await compareRequest(request, sides, { load, needles, rounds, seconds });
    const title = request.name;
    report.compare({
      group: 'serve',
      title,
      unit: 'requests/s',
      subject: 'mockgen',
      baseline: 'bare Node',
      sides: compared,
    });
  }
  await measureLatency(sides.find(({ name }) => name === 'mockgen').urls.short, context);
}
