// Writes what a new resource, generator or region needs, and says what is left to do:
// `npm run new -- resource recipes --category food`, `npm run new -- generator cooking_time`, `npm run new -- region alps --countries CH`
import { parseArgs } from 'node:util';
import { newGenerator } from './generator.js';
import { Project } from './project.js';
import { newRegion } from './region.js';
import { newResource } from './resource.js';

const KINDS = { resource: newResource, generator: newGenerator, region: newRegion };
const USAGE = `usage: npm run new -- resource <plural noun> [--category <noun>] [--singular <noun>]
       npm run new -- generator <name_with_underscores>
       npm run new -- region <name-with-hyphens> --countries <codes, separated by commas> [--after <region>]`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      category: { type: 'string' },
      singular: { type: 'string' },
      countries: { type: 'string' },
      after: { type: 'string' },
    },
  });
  const [kind = '', name = ''] = positionals;
  if (positionals.length !== 2 || !Object.hasOwn(KINDS, kind)) throw new Error(USAGE);
  const project = new Project(process.cwd());
  const left = KINDS[kind](project, name, values);
  for (const line of project.write()) console.log(line);
  console.log(`\nLeft to do:\n${left.map((line) => `- ${line}`).join('\n')}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
