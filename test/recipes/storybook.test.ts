import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { Failing, Filled, Loaded, Slow } from './storybook.ts';

/** What the handlers of a story answer. */
const answerOf = ({ parameters: { msw } }: typeof Loaded, attempt: number = 1): Promise<Response | undefined> =>
  getResponse(
    msw.handlers,
    new Request('http://localhost/api/users/1', { headers: { 'X-Mockgen-Attempt': `${attempt}` } }),
  );

it('the stories have a record, and handlers that answer with the same one', async () => {
  expect(await (await answerOf(Loaded))?.json()).toEqual(Filled.args.user);
  expect(Slow.parameters.msw.handlers).toHaveLength(1);
});

it('the story of failures has none that is answered', async () => {
  const told = await Promise.all([1, 2, 3, 4, 5, 6].map((attempt) => answerOf(Failing, attempt)));
  expect(told.map((response) => response?.ok)).toEqual(told.map(() => false));
});
