// Compiles the built-in templates to what they are: literal text and slots in turn. So a build needs no Handlebars, and
// nothing is read from a folder beside the package. `npm run build` writes the module.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const ENVELOPES = join(FOLDER, 'envelopes');
const MODULE = join(FOLDER, '..', 'src', 'render', 'built-in.ts');

/** Slots that are called other than the last word of their path. */
const SLOTS = { previous: 'prev', has_previous: 'has_prev', previous_page: 'prev_page' };

/** A `{{json path}}` or `{{json path indent=2}}`; the built-in templates hold nothing else. */
function slotOf({ params, hash }) {
  const word = params[0].original.split('.').at(-1);
  const slot = SLOTS[word] ?? word;
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

/** A row for each template in a folder. */
function rowsOf(folder, nameOf) {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.hbs'))
    .toSorted();
  return names.map((name) => {
    const segments = compile(readFileSync(join(folder, name), 'utf8'));
    const parts = segments.map((part) => `    ${JSON.stringify(part)},\n`).join('');
    return `  ${nameOf(name)}: [\n${parts}  ],\n`;
  });
}

/** The text of the module that holds all of them. */
export function renderModule() {
  const rows = rowsOf(FOLDER, (name) => `'${name}'`);
  const envelopes = rowsOf(ENVELOPES, (name) => name.replace('.json.hbs', ''));
  return `// Generated from templates/ by \`npm run build\`; a test checks that both agree.
import type { EnvelopeName, Segments } from '../tree/index.ts';
import type { TemplateName } from './types.ts';

/**
 * The built-in templates, cut at their slots: literal texts, and between them the places that are filled with values.
 */
export const BUILT_IN: Readonly<Record<TemplateName, Segments<string>>> = {
${rows.join('')}};

/** The built-in envelopes other than \`collection.json.hbs\`, each as a template that is cut at its slots. */
export const ENVELOPES: Readonly<Record<Exclude<EnvelopeName, 'data'>, Segments<string>>> = {
${envelopes.join('')}};
`;
}

/** Writes the module, if that changes it. */
export function writeModule() {
  const text = renderModule();
  if (readFileSync(MODULE, 'utf8') !== text) writeFileSync(MODULE, text);
}
