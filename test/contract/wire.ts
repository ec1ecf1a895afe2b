import { request } from 'node:http';
import type { ContractHost } from './suite.ts';

/**
 * Returns a function that sends requests to a local port through `node:http`, which sends paths unchanged, where
 * `fetch` would normalize them.
 */
export function requestAt(port: number): ContractHost['request'] {
  return ({ method = 'GET', path, headers = {} }) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          const body = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(entries), body });
        });
      });
      sent.on('error', reject).end();
    });
}
