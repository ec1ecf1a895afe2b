import { createHandler, createTree } from 'mockgen-cli/handler';
import { expect, it } from 'vitest';

const handler = createHandler(await createTree({ only: ['users'] }), { fail: 0.5 });

/** The code under test: asks again where the service fails. */
async function load(path: string, tries = 10): Promise<unknown> {
  try {
    const response = await handler(new Request(`http://localhost${path}`));
    if (response.ok) return await response.json();
  } catch {
    // The connection was cut.
  }
  return tries > 1 ? load(path, tries - 1) : undefined;
}

it('shows each user, although every second request fails', async () => {
  for (const id of [1, 2, 3, 4, 5]) expect(await load(`/users/${id}`)).toMatchObject({ id });
});
