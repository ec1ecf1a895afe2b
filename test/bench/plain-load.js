// A small load of our own: for where autocannon is not installed, and for latencies, which it rounds to milliseconds.
import { connect } from 'node:net';

/** One connection that asks again as soon as it has its answer. */
function keepAsking({ port, next, until, latencies, failures }) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }).setEncoding('latin1');
    const deadline = setTimeout(() => socket.destroy(), until - performance.now() + 10_000);
    let text = '';
    let sent = 0;
    let wanted = -1;
    const send = () => {
      [text, wanted, sent] = ['', -1, performance.now()];
      socket.write(`GET ${next()} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    };
    const receive = (chunk) => {
      text += chunk;
      if (wanted < 0) {
        const end = text.indexOf('\r\n\r\n');
        if (end < 0) return undefined;
        const length = /^content-length: *(\d+)/im.exec(text.slice(0, end))?.[1];
        // What tells its end in another way is not understood.
        if (length === undefined) return socket.destroy(new Error('an answer without Content-Length'));
        wanted = end + 4 + Number(length);
      }
      if (text.length < wanted) return undefined;
      latencies.push(performance.now() - sent);
      if (!text.startsWith('HTTP/1.1 200')) failures.push(text.slice(0, 12));
      return performance.now() < until ? send() : socket.end();
    };
    socket.on('connect', send);
    socket.on('data', receive);
    socket.on('error', (error) => failures.push(error.message));
    socket.on('close', () => {
      clearTimeout(deadline);
      resolve();
    });
  });
}

/**
 * Asks over several connections for some seconds.
 *
 * @returns requests per second, the milliseconds of each request, and how many were not answered with 200
 */
export async function plainLoad({ url, next, connections, seconds }) {
  const latencies = [];
  const failures = [];
  const start = performance.now();
  const shared = { port: new URL(url).port, next, until: start + seconds * 1000, latencies, failures };
  await Promise.all(Array.from({ length: connections }, () => keepAsking(shared)));
  return { rps: latencies.length / ((performance.now() - start) / 1000), latencies, failed: failures.length };
}
