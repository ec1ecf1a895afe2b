#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/bin/index.js', import.meta.url);

if (existsSync(program)) {
  const { main } = await import(program.href);
  await main();
} else {
  process.stderr.write('error: this checkout of mockgen is not built yet\nRun: npm ci && npm run build\n');
  process.exitCode = 1;
}
