// How many records a second are made: by mockgen, by faker alone, and by json-schema-faker from the same schema.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, tellMissing } from './install.js';
import { mockgen, timeOf } from './processes.js';

const here = dirname(fileURLToPath(import.meta.url));
const script = (name) => join(here, 'contenders', name);

const SCHEMA_FAKER = { name: 'json-schema-faker', version: '0.6.3' };

/** Writes the meta document of a resource: it has the schema. */
function writeMeta(resource, folder) {
  const tree = join(folder, `tree-${resource}`);
  const options = ['--quiet', '--packed', '--items', '1', '--only', resource, '--out', tree];
  execFileSync(process.execPath, [mockgen, 'build', ...options]);
  return join(tree, resource, 'meta.json');
}

async function installSchemaFaker(context) {
  if (context.quick) return {};
  const installed = await install([SCHEMA_FAKER], join(context.folder, 'packages'));
  tellMissing(context, installed);
  return installed.get(SCHEMA_FAKER.name);
}

/** Prints the records per second. Each side is a process that writes the records as JSON to nowhere, start included. */
export async function printGenerate(context) {
  const { report, quick, rounds } = context;
  const folder = join(context.folder, 'generate');
  mkdirSync(folder);
  const { home, missing } = await installSchemaFaker(context);
  const library = home && join(home, 'dist', 'index.js');
  const count = quick ? 50_000 : 100_000;
  report.print(`records per second, ${count} of them, start of the process included: medians of ${rounds} in turn.`);
  report.print(
    'mockgen: `mockgen show`, the same work as `build` but for the writing; faker: `faker.seed()` per record.',
  );
  for (const resource of ['authors', 'users']) {
    const meta = writeMeta(resource, folder);
    const args = [
      ['faker', script('faker-records.js'), resource, `${count}`],
      ['mockgen', mockgen, 'show', resource, `${count}`],
      ...(library ? [['json-schema-faker', script('schema-records.js'), library, meta, `${count}`]] : []),
    ];
    const sides = args.map(([name]) => ({ name, values: [] }));
    for (let round = 0; round < rounds; round++)
      for (const [index, [, ...command]] of args.entries())
        sides[index].values.push(count / (timeOf(...command) / 1000));
    if (missing) sides.push({ name: 'json-schema-faker', missing });
    report.compare({
      group: 'generate',
      title: resource,
      unit: 'records/s',
      subject: 'mockgen',
      baseline: 'faker',
      sides,
    });
    const [theirs, ours] = sides.map(({ values }) => values.map((rate) => 1_000_000 / rate));
    report.ratio({ name: `a record of ${resource}, mockgen / faker`, ours, theirs, unit: 'µs', most: 0.5 });
  }
}
