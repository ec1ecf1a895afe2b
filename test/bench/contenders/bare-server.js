// The baseline of `serve`: answers a constant per path, as fast as Node's own server does.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , file, port] = process.argv;
const answers = new Map(
  Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([key, { headers, body }]) => [
    `/${key}`,
    { headers, body },
  ]),
);

createServer((request, response) => {
  const query = request.url.indexOf('?');
  const { headers, body } = answers.get(query < 0 ? request.url : request.url.slice(0, query));
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
