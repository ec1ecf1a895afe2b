import { describe, expect, it } from 'vitest';
import { createPaint } from '../../src/cli/paint.ts';
import { requestLine } from '../../src/cli/request-line.ts';
import type { AnsweredRequest } from '../../src/serve/index.ts';

const answered: AnsweredRequest = {
  method: 'GET',
  target: '/users?page=2',
  status: 200,
  ms: 3,
  records: undefined,
  ignored: [],
};

async function lineOf(change: Partial<AnsweredRequest>): Promise<string> {
  return requestLine({ ...answered, ...change }, {}, await createPaint({ color: false }));
}

describe('the line of a request', () => {
  it.each([
    [{}, 'GET /users?page=2 200 3 ms'],
    [{ records: 100 }, 'GET /users?page=2 200 3 ms, 100 records'],
    [
      { records: 1, ignored: ['sort', 'x'] },
      'GET /users?page=2 200 3 ms, 1 record, ignored: sort (sorting takes a dialect), x',
    ],
    [{ method: 'PUT', target: '/', status: 405, ms: 0 }, 'PUT / 405 0 ms'],
    [{ status: undefined }, 'GET /users?page=2 cut 3 ms'],
    [{ target: '/\u009b2J', ignored: ['\u202Ex'] }, String.raw`GET /\u{9b}2J 200 3 ms, ignored: \u{202e}x`],
  ])('%j: %s', async (change, line) => {
    expect(await lineOf(change)).toBe(line);
  });
});
