// Answers requests, a line of JSON each, with the client of a tree: in whatever runtime this file is run by. The answer to
// number 0 says that it is ready.
import { createInterface } from 'node:readline';

const [, , client, base, scripts] = process.argv;
const { createFetch } = await import(client);
const { generator } = scripts ? await import(scripts) : {};
const fetch = createFetch(base, { generator });

async function answer({ id, url, method, headers }) {
  const response = await fetch(url, { method, headers });
  const body = await response.text();
  return { id, status: response.status, headers: Object.fromEntries(response.headers), body };
}

createInterface({ input: process.stdin }).on('line', (line) => {
  answer(JSON.parse(line)).then(
    (answered) => process.stdout.write(`${JSON.stringify(answered)}\n`),
    (error) => {
      process.stderr.write(`${error}\n`);
      process.exit(1);
    },
  );
});

process.stdout.write('{ "id": 0 }\n');
