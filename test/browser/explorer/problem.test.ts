import { describe, expect, it } from 'vitest';
import { Problem, problemOf, readProblem } from '../../../src/browser/explorer/problem.ts';

describe('readProblem', () => {
  it('uses the message of the service, and its list of invalid parameters', () => {
    const errors = [{ parameter: 'count', message: "expected an integer from 1, got '0'" }];
    const { message, details } = readProblem({ detail: 'Bad parameters: count.', errors }, '400');
    expect([message, ...details]).toEqual(['Bad parameters: count.', "count: expected an integer from 1, got '0'"]);
  });

  it.each([undefined, null, 'text', {}, { detail: 3 }])('has a message for %j too', (document) => {
    expect(readProblem(document, 'It was answered with 404.')).toMatchObject({
      message: 'It was answered with 404.',
      details: [],
    });
  });
});

describe('problemOf', () => {
  it('keeps a problem, and turns any other error into one', () => {
    const problem = new Problem('gone');
    expect(problemOf(problem)).toBe(problem);
    expect(problemOf(new TypeError('broken')).message).toBe('broken');
    expect(problemOf('text').message).toBe('text');
  });
});
