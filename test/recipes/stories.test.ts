import { setTimeout } from 'node:timers/promises';
import { getResponse, type RequestHandler } from 'msw';
import { expect, it, vi } from 'vitest';
import { Failing, Loaded, Slow, type Story } from './users.stories.js';

// React is not here: the stories are tried without their component.
vi.mock('./users.jsx', () => ({ Users: () => null }));

/** What a story answers. */
function answerOf(story: Story, attempt: number = 1): Promise<Response | undefined> {
  const handlers: RequestHandler[] = [];
  story.beforeEach({ msw: { use: (...added) => void handlers.push(...(added as RequestHandler[])) } });
  const headers = { 'X-Mockgen-Attempt': `${attempt}` };
  return getResponse(handlers, new Request('http://localhost/api/users?limit=5', { headers }));
}

it('the story of loading shows five users', async () => {
  expect(await (await answerOf(Loaded))?.json()).toMatchObject({ data: { length: 5 } });
});

it('the slow story lets its component wait', async () => {
  expect(await Promise.race([answerOf(Slow), setTimeout(500, 'still loading')])).toBe('still loading');
});

it('the story of failures has none that is answered', async () => {
  const told = await Promise.all([1, 2, 3, 4, 5, 6].map((attempt) => answerOf(Failing, attempt)));
  expect(told.map((response) => response?.ok)).toEqual(told.map(() => false));
});
