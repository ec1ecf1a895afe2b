import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../effort.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { sendRequest } from '../serve/raw-request.ts';
import { useServers } from '../serve/serving.ts';
import { CORPUS } from './corpus.ts';
import { exchange, rawRequest } from './raw-requests.ts';

const serve = useServers(useTemporaryFolders());

/** What is wrong with the first answer to what was sent; an empty text if nothing is. */
function faultOf(request: string, answer: string): string {
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  if (answer === '') return '';
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  if (status === 100) return faultOf(request, body);
  if (!(status >= 200 && status < 500) && status !== 501) return `status ${head.split('\r\n')[0]}`;
  if (!/\naccess-control-allow-origin: \*/i.test(head)) return 'no CORS';
  if (!/\nx-content-type-options: nosniff/i.test(head)) return 'no nosniff';
  const length = Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const text = body.slice(0, length);
  // What follows the answer to HEAD is another answer.
  if (text.length > 0 && !request.startsWith('HEAD') && /\ncontent-type: application\/(?:problem\+)?json/i.test(head)) {
    try {
      JSON.parse(Buffer.from(text, 'latin1').toString());
    } catch {
      return `not JSON: ${text.slice(0, 80)}`;
    }
  }
  return '';
}

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
