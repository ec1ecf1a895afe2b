import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { capture } from './capture.ts';

// What commands print that write nothing. After a change, `npx vitest run golden -u` writes the expected texts again, and a
// reviewer reads the difference.

/** Commands that are refused, and those that list what there is. */
const COMMANDS = `
help
--help
build --help
check --help
serve --help
dev --help
list --help
show --help
explain --help
init --help
expand --help
export --help
types --help
frobnicate
bild
--seed 7
list users
list --generators extra
list --fields
show
show usrs
show users 0
show users 2x
show users 100001
show users 2 --seed -1
show users 2 --seed 1.5
show users 2 --sed 7
show users 2 --ref-date yesterday
show users 2 --config nowhere.json
show users 2 --items 0
explain
explain users
explain users/0
explain users/x
explain users/3.nope
explain users/3.emial
explain usrs/3
explain users/3 4
build --items none
build --layout round
build --provider nobody
build --envelope pages
build --base api
build --only usrs
build --only
build --templates nowhere
build --page-param p --limit-param p
build --images url
export
export --format xml
export --format csv --shard 4/3
export --format csv --items 0
export --format sql --database oracle
types extra
check nowhere
expand nowhere
serve nowhere --port 99999
serve nowhere --port x
init --from nowhere.yaml
`;

const told = async (command: string): Promise<string> => {
  const { status, stdout, stderr } = await capture(command.split(' ').filter(Boolean));
  const text = [stdout, stderr].map((one) => one.trimEnd()).filter((one) => one !== '');
  return [`$ mockgen ${command}`, ...text, `(exit code ${status})`].join('\n');
};

async function allTold(commands: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for (const command of commands) lines.push(await told(command));
  return `${lines.join('\n\n')}\n`;
}

describe('what the command line prints', () => {
  it('for help, and for arguments that are wrong', async () => {
    const commands = COMMANDS.trim().split('\n');
    await expect(await allTold(commands)).toMatchFileSnapshot('./golden/arguments.txt');
  });

  it('to explain a record of each resource, and some fields', async () => {
    const records = builtins.resources.map(({ name }) => `explain ${name}/3 --seed 7`);
    const fields = ['invoices/3.total', 'tickets/1.resolved_at', 'books/5.isbn', 'players/40.team_id', 'users/2.email'];
    const commands = [...records, ...fields.map((field) => `explain ${field} --seed 7`)];
    await expect(await allTold(commands)).toMatchFileSnapshot('./golden/explanations.txt');
  });
});
