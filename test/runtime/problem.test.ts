import { describe, expect, it } from 'vitest';
import { problem } from '../../src/runtime/problem.ts';

describe('problem', () => {
  it('has the members of RFC 9457, and the title of its status', () => {
    const { status, type, body } = problem(501, 'Not here.');
    expect([status, type]).toEqual([501, 'application/problem+json']);
    expect(body).toBe('{"type":"about:blank","title":"Not Implemented","status":501,"detail":"Not here."}\n');
  });

  it('has headers for the allowed methods, and for when to retry', () => {
    expect(problem(405, 'No.').headers).toEqual({ allow: 'GET, HEAD, OPTIONS' });
    expect(problem(503, 'Busy.').headers).toEqual({ 'retry-after': '1' });
    expect(problem(500, 'Broken.').headers).toEqual({});
  });

  it('lists invalid parameters', () => {
    const errors = [{ parameter: 'page', message: 'expected an integer from 1' }];
    expect(JSON.parse(String(problem(400, 'Bad.', errors).body))).toMatchObject({ errors });
  });
});
