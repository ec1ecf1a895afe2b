// Compiles the built-in templates to what they are: literal text and slots in turn. So a build needs no Handlebars, and
// nothing is read from a folder beside the package. `npm run build` writes the module.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const MODULE = join(FOLDER, '..', 'src', 'render', 'built-in.ts');

/** A `{{json path}}` or `{{json path indent=2}}`; the built-in templates hold nothing else. */
function slotOf({ params, hash }) {
  const slot = params[0].original.split('.').at(-1);
  const indent = hash?.pairs.find(({ key }) => key === 'indent')?.value.value;
  return indent === undefined ? { slot } : { slot, indent };
}

/** A template, cut at its slots; it ends in one newline. */
function compile(source) {
  const { body } = Handlebars.parse(source.trimEnd());
  const segments = body.map((part) => (part.type === 'ContentStatement' ? part.value : slotOf(part)));
  const merged = [];
  for (const part of [...segments, '\n']) {
    const isText = typeof part === 'string' && typeof merged.at(-1) === 'string';
    if (isText) merged.push(merged.pop() + part);
    else if (part !== '') merged.push(part);
  }
  return merged;
}

/** The text of the module that holds all of them. */
export function renderModule() {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.hbs'))
    .toSorted();
  const rows = names.map((name) => {
    const segments = compile(readFileSync(join(FOLDER, name), 'utf8'));
    const parts = segments.map((part) => `    ${JSON.stringify(part)},\n`).join('');
    return `  '${name}': [\n${parts}  ],\n`;
  });
  return `// Made from templates/ by \`npm run build\`; a test holds the two equal.
import type { Segments } from '../tree/index.ts';
import type { TemplateName } from './types.ts';

/** The built-in templates, cut at their slots. */
export const BUILT_IN: Readonly<Record<TemplateName, Segments<string>>> = {
${rows.join('')}};
`;
}

/** Writes the module, if that changes it. */
export function writeModule() {
  const text = renderModule();
  if (readFileSync(MODULE, 'utf8') !== text) writeFileSync(MODULE, text);
}
