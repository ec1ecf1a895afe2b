import { createTree } from 'mockgen-cli/handler';
import { createHandlers } from 'mockgen-cli/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';

const tree = await createTree({ seed: 7, items: 30, only: ['users'] });
const server = setupServer(...createHandlers('https://api.example', tree));

beforeAll(() => server.listen());
afterAll(() => server.close());

it('shows the second page of users', async () => {
  const response = await fetch('https://api.example/users?page=2&limit=20');
  expect(response.headers.get('X-Total-Count')).toBe('30');
  expect(await response.json()).toMatchObject({ data: { length: 10 }, pagination: { page: 2, total_pages: 2 } });
});
