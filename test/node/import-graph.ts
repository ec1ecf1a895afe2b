import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a module loads when it is loaded: the modules it imports, and those that they import, without types and without
 * what is imported later by `import()`. Modules of the project by their path in `src/`, others by name.
 *
 * @param entry its path in `src/`, such as `cli/index.ts`
 */
export function loadedBy(entry: string): ReadonlySet<string> {
  const loaded = new Set<string>();
  const visit = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    if (!path.endsWith('.ts')) return;
    const text = readFileSync(join('src', path), 'utf8');
    for (const [, clause = '', name = ''] of text.matchAll(/^(?:import|export)\s+([^;'"]*?)\s*from\s+'([^']+)'/gm)) {
      if (!/^type\b/.test(clause)) visit(name.startsWith('.') ? join(path, '..', name) : name);
    }
  };
  visit(entry);
  return loaded;
}
