import { statSync } from 'node:fs';
import glob from 'fast-glob';
import { MockgenError } from '../errors.ts';
import type { TemplateName } from '../render/index.ts';
import { describing, ifThere } from './system-error.ts';
import { readTemplate } from './templates.ts';

// A record, so that the compiler misses a name that is left out.
const NAMES: Readonly<Record<TemplateName, true>> = {
  'collection.json.hbs': true,
  'item.json.hbs': true,
  'meta.json.hbs': true,
  'index.json.hbs': true,
  'category.json.hbs': true,
};

/**
 * Reads the templates in a folder that replace built-in ones: its `*.hbs` files.
 *
 * @throws MockgenError `bad_option` when there is no such folder, or a file in it has the name of no template
 * @throws MockgenError `read_failed` when a template cannot be read
 */
export function readOverrides(dir: string): Readonly<Partial<Record<TemplateName, string>>> {
  if (!describing('read_failed', `read ${dir}`, () => ifThere(() => statSync(dir)))?.isDirectory()) {
    throw new MockgenError('bad_option', `--templates ${dir}: expected a folder with *.hbs files`, `Make ${dir}.`);
  }
  const names = glob.sync('*.hbs', { cwd: dir }).toSorted();
  return Object.fromEntries(
    names.map((name) => {
      if (isTemplateName(name)) return [name, readTemplate(dir, name)];
      const valid = Object.keys(NAMES).join(', ');
      throw new MockgenError(
        'bad_option',
        `--templates ${dir}: ${name} is no template; expected ${valid}`,
        'Rename it.',
      );
    }),
  );
}

function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(NAMES, name);
}
