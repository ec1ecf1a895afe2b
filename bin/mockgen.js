#!/usr/bin/env node
// CommonJS, since Node has that at hand when it starts; what loads modules begins with the first command.
const { enableCompileCache } = require('node:module');

// From Node 22 on: what was compiled once is not compiled again.
enableCompileCache?.();
void require('../dist/bin/index.cjs').main();
