import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../effort.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { sendRequest } from '../serve/raw-request.ts';
import { useServers } from '../serve/serving.ts';
import { faultOf } from './answers.ts';
import { CORPUS } from './corpus.ts';
import { exchange, rawRequest } from './raw-requests.ts';

const serve = useServers(useTemporaryFolders());

/** The seed of this run, which a failure tells. */
const seed = Number(process.env['SEED'] ?? 28);

describe('a server that gets anything but good requests', () => {
  it('answers each in the form of the contract, or closes the connection', async () => {
    const { port, notices } = await serve();
    const requests = [...CORPUS, ...fc.sample(rawRequest, { seed, numRuns: rounds(150, 10_000) })];
    const found: string[] = [];
    for (let at = 0; at < requests.length; at += 16) {
      const some = requests.slice(at, at + 16);
      const answers = await Promise.all(some.map((text) => exchange(port, text)));
      for (const [index, answer] of answers.entries()) {
        const fault = faultOf(some[index] ?? '', answer);
        if (fault !== '') found.push(`${fault}: ${JSON.stringify(some[index]).slice(0, 300)}`);
      }
    }
    expect({ seed, found }).toEqual({ seed, found: [] });
    expect((await sendRequest(port, 'GET /authors/1')).status).toBe(200);
    expect(notices).toEqual([]);
  }, 300_000);
});
