// Tells what a sceptical reader would look at first: figures on every field of a tree, with marks where a rule of thumb is
// broken. `npm run review -- --seed 42 --items 1000 --only users,invoices`, or `npm run review -- fixtures`
import { readArguments } from './arguments.js';
import { describeLedger } from './ledger.js';
import { describeFrames } from './frames.js';
import { reviewResource } from './report.js';
import { describeShared } from './shared.js';
import { openSource, takeTexts } from './source.js';

function review(args) {
  const options = readArguments(args);
  const source = openSource(options);
  const marks = [];
  const identities = [];
  for (const resource of source) {
    const reviewed = reviewResource(resource);
    console.log(`${reviewed.lines.join('\n')}\n`);
    marks.push(...reviewed.marks);
    identities.push(...reviewed.identities);
  }
  const ledger = describeLedger(source);
  if (ledger.lines.length > 0) {
    const from = options.folder === undefined ? `seed ${options.seed}, ${options.items} records` : options.folder;
    console.log(`== lists that tell of users: ${from}\n${ledger.lines.join('\n')}\n`);
  }
  marks.push(...ledger.marks);
  marks.push(...describeShared(identities));
  if (options.folder === undefined)
    console.log(`${describeFrames(takeTexts, [options.seed, options.seed + 1]).join('\n')}\n`);
  console.log(`== ${marks.length} marks: rules of thumb that are broken, each a place to look at`);
  for (const mark of marks) console.log(`! ${mark}`);
}

const start = performance.now();
try {
  review(process.argv.slice(2));
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exit(2);
}
const megabytes = process.resourceUsage().maxRSS / 1024;
console.error(`${((performance.now() - start) / 1000).toFixed(1)} s, at most ${megabytes.toFixed(0)} MB`);
