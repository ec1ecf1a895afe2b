// The snippets of docs/your-own-api.md: a config, commands, and the records that they print.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A command with the records that it prints, behind the config that they follow from. */
const SHOWN = /^```sh\nnpx mockgen (show .+)\n```\n\n```json\n([^]*?)^```$/gm;
const CONFIG = /^```js(?:on)?\n((?:\{\n {2}"|export default \{)[^]*?^\};?\n)```$/gm;

/** Returns the snippets of a page: each command has the config that stands nearest above it. */
export function snippetsIn(text) {
  const configs = [...text.matchAll(CONFIG)];
  return [...text.matchAll(SHOWN)].map(({ 1: command, 2: records, index }) => ({
    command,
    records,
    config: configs.findLast((config) => config.index < index)[1],
  }));
}

const isData = (config) => config.startsWith('{');

/** Returns the configs of a page that are data, also those that no command follows. */
export const configsIn = (text) => [...text.matchAll(CONFIG)].map(([, config]) => config).filter(isData);

/** Returns what a command prints in a folder with that config. */
export function printedBy({ command, config }) {
  const folder = mkdtempSync(join(tmpdir(), 'mockgen-snippet-'));
  try {
    writeFileSync(join(folder, `mockgen.config.${isData(config) ? 'json' : 'mjs'}`), config);
    const line = [resolve('bin/mockgen.js'), ...command.split(' ')];
    return execFileSync(process.execPath, line, { cwd: folder, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns a page with the records that its commands print now. */
export function withRecords(text) {
  const snippets = snippetsIn(text).values();
  return text.replace(SHOWN, (_, command) => {
    const { config } = snippets.next().value;
    return `\`\`\`sh\nnpx mockgen ${command}\n\`\`\`\n\n\`\`\`json\n${printedBy({ command, config })}\`\`\``;
  });
}
