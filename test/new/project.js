import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a checkout. Changes are collected first and written together, so a refused one leaves nothing behind. */
export class Project {
  #root;
  #changed = new Map();

  constructor(root) {
    this.#root = root;
  }

  /** Adds a file that must not exist yet. */
  create(path, text) {
    if (existsSync(join(this.#root, path))) throw new Error(`${path} exists already`);
    this.#changed.set(path, text);
  }

  /** Changes the text of a file; `change` has to find what it changes. */
  edit(path, change) {
    const text = this.#changed.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${path} is not as expected: change it by hand`);
    this.#changed.set(path, changed);
  }

  /** Adds a line to those that match a pattern: in sorted order if they are sorted, otherwise at the end. */
  addLine(path, pattern, line) {
    this.edit(path, (text) => {
      const lines = text.split('\n');
      const found = lines.flatMap((each, at) => (pattern.test(each) ? [at] : []));
      const isSorted = found.every((at, index) => index === 0 || lines[found[index - 1]] < lines[at]);
      const next = isSorted ? found.find((at) => lines[at] > line) : undefined;
      if (found.length > 0) lines.splice(next ?? found.at(-1) + 1, 0, line);
      return lines.join('\n');
    });
  }

  /** Adds a line to the section "Added" of the unreleased version in the changelog. */
  addChange(line) {
    this.edit('CHANGELOG.md', (text) => {
      const [before, unreleased, after] = splitUnreleased(text);
      if (/^### Added$/m.test(unreleased)) {
        return before + unreleased.replace(/^### Added\n\n/m, (heading) => `${heading}${line}\n`) + after;
      }
      return `${before}\n### Added\n\n${line}\n${unreleased}${after}`;
    });
  }

  /** Writes all changes, and returns a line for each. */
  write() {
    return [...this.#changed].map(([path, text]) => {
      const file = join(this.#root, path);
      const verb = existsSync(file) ? 'changed' : 'created';
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      return `${verb} ${path}`;
    });
  }
}

/** The changelog before, in and after the section of the unreleased version, which is added where there is none. */
function splitUnreleased(text) {
  const heading = '## Unreleased\n';
  const found = text.indexOf(heading);
  const first = text.search(/^## /m);
  if (found === -1) return [`${text.slice(0, first)}${heading}`, '\n', text.slice(first)];
  const start = found + heading.length;
  const length = text.slice(start).search(/^## /m);
  const end = length === -1 ? text.length : start + length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
