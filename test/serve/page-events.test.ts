import { expect, it } from 'vitest';
import { PageEvents } from '../../src/serve/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { useServers } from './serving.ts';

const serve = useServers(useTemporaryFolders());

it('pages learn where to listen, get the last state and each new one, and do not keep the server from closing', async () => {
  const events = new PageEvents();
  const { url, close } = await serve(undefined, { events });
  const path = (await fetch(`${url}/authors`)).headers.get('x-mockgen-events');
  events.tell({ builds: 1 });
  const response = await fetch(`${url}${path}`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toMatchObject({ value: 'data: {"builds":1}\n\n' });
  events.tell({ builds: 2 });
  expect(await reader?.read()).toMatchObject({ value: 'data: {"builds":2}\n\n' });
  const closed = close();
  expect(await reader?.read()).toMatchObject({ done: true });
  await closed;
});

it('a server without events names none', async () => {
  const { url } = await serve();
  expect((await fetch(`${url}/authors`)).headers.has('x-mockgen-events')).toBe(false);
});
