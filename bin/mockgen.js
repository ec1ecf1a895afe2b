#!/usr/bin/env node
import { main } from '../dist/bin/index.js';

await main();
