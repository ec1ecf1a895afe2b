// Records of json-schema-faker over a schema in a file, all optional fields included.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , library, file, count] = process.argv;
const { createGeneratorSync } = await import(pathToFileURL(library).href);
const { schema } = JSON.parse(readFileSync(file, 'utf8'));

const { generate } = createGeneratorSync({ alwaysFakeOptionals: true, seed: 42 });
const lines = Array.from({ length: Number(count) }, () => JSON.stringify(generate(schema)));
process.stdout.write(`[\n${lines.join(',\n')}\n]\n`);
