#!/usr/bin/env node
import module from 'node:module';

// From Node 22 on: what was compiled once is not compiled again.
module.enableCompileCache?.();
const { main } = await import('../dist/bin/index.js');
await main();
