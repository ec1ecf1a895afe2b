import { createHandler, createTree } from 'mockgen-cli/handler';

/** Answers what a page of Playwright asks for below an address: `await mockApi(page, 'https://api.example')`. */
export async function mockApi(page, address, options = {}) {
  const tree = await createTree({ seed: 7, items: 30, only: ['users'] });
  const handler = createHandler(tree, { ...options, base: address });
  await page.route(`${address}/**`, async (route) => {
    const request = route.request();
    try {
      const asked = new Request(request.url(), { method: request.method(), headers: request.headers() });
      const response = await handler(asked);
      const { status } = response;
      await route.fulfill({ status, headers: Object.fromEntries(response.headers), body: await response.text() });
    } catch {
      // The option `fail` cuts a connection.
      await route.abort('connectionreset');
    }
  });
}
