// Starts the servers of all contenders and checks that they answer alike.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REQUESTS } from './serve-contenders.js';
import { ask, freePort, start, untilItAnswers } from './processes.js';

/** What Node adds to every answer by itself. */
const ADDED = new Set(['date', 'connection', 'keep-alive']);

/** A text that no record has, a new one each time. */
export function createMisses() {
  let number = 0;
  return () => `zzq${(number++).toString(36)}`;
}

async function startOne({ args, ask: paths }, data, program, folder) {
  const port = String(await freePort());
  const home = { ...process.env, HOME: folder, USERPROFILE: folder };
  const child = start([...(program ? [program] : []), ...args(data, port)], { cwd: folder, env: home });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${url}${Object.values(paths)[0]('an')}`, child);
  return url;
}

/** The answers of mockgen, for the bare server to send: the same bytes under as many headers. */
async function copyAnswers(urls, paths, needles) {
  const answers = {};
  for (const { key, data, records } of REQUESTS) {
    const { headers, body } = await ask(`${urls[data]}${paths[key](records === 0 ? 'zzq' : needles[0])}`);
    answers[key] = { headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ADDED.has(name))), body };
  }
  return answers;
}

/** Says what is wrong with an answer, if anything is. */
function findFault({ status, body }, { key, records }, constant) {
  if (status !== 200) return `answered ${status}`;
  if (constant) return undefined;
  const parsed = JSON.parse(body);
  if (key === 'item') return parsed.id === undefined ? 'no record' : undefined;
  const list = Array.isArray(parsed) ? parsed : parsed.data;
  const right = records === undefined ? list.length > 0 : list.length === records;
  return right ? undefined : `answered ${list.length} records`;
}

/**
 * Starts everything that is there.
 *
 * @param installed programs by the name of their package; where there is none, why
 * @returns a list per contender: `urls` by data, or `missing` with the reason; `faults` by request
 */
export async function startContenders(contenders, { short, long }, { needles, installed, folder }) {
  const started = new Map();
  // The bare server sends what mockgen answered, so it starts after it.
  const inOrder = contenders.toSorted((a, b) => Number(a.constant ?? 0) - Number(b.constant ?? 0));
  for (const contender of inOrder) {
    const { program, missing } = contender.package ? installed.get(contender.package.name) : {};
    const side = { ...contender, missing, urls: {}, faults: {} };
    started.set(contender.name, side);
    if (missing) continue;
    const answers = join(folder, 'answers.json');
    if (contender.constant) {
      const { urls, ask: paths } = started.get('mockgen');
      writeFileSync(answers, JSON.stringify(await copyAnswers(urls, paths, needles)));
    }
    try {
      side.urls.short = await startOne(contender, { ...short, answers }, program, folder);
      if (contender.ask.none) side.urls.long = await startOne(contender, { ...long, answers }, program, folder);
    } catch (error) {
      // Without ours and the baseline there is nothing to compare with.
      if (!contender.package) throw error;
      side.missing = `did not start: ${error.message}`;
      continue;
    }
    for (const request of REQUESTS.filter(({ key }) => contender.ask[key])) {
      const path = contender.ask[request.key](request.records === 0 ? 'zzq' : request.varied ? needles[0] : 'an');
      const fault = findFault(await ask(`${side.urls[request.data]}${path}`), request, contender.constant);
      if (fault && !contender.package) throw new Error(`${contender.name}, ${request.name}: ${fault}`);
      if (fault) side.faults[request.key] = fault;
    }
  }
  return contenders.map(({ name }) => started.get(name));
}
