import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TemplateName } from '../render/index.ts';
import { describing } from './system-error.ts';

// The same way up from src/node and from dist/node.
const BUILT_IN = fileURLToPath(new URL('../../templates/', import.meta.url));

/** The text of the built-in templates. Throws MockgenError `read_failed` when the package is not whole. */
export function readBuiltInTemplates(): Readonly<Record<TemplateName, string>> {
  return {
    'collection.json.hbs': readTemplate(BUILT_IN, 'collection.json.hbs'),
    'item.json.hbs': readTemplate(BUILT_IN, 'item.json.hbs'),
    'meta.json.hbs': readTemplate(BUILT_IN, 'meta.json.hbs'),
    'index.json.hbs': readTemplate(BUILT_IN, 'index.json.hbs'),
    'category.json.hbs': readTemplate(BUILT_IN, 'category.json.hbs'),
  };
}

/** The text of one template. Throws MockgenError `read_failed`. */
export function readTemplate(dir: string, name: TemplateName): string {
  return describing('read_failed', `read ${join(dir, name)}`, () => readFileSync(join(dir, name), 'utf8'));
}
