const capitalized = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

const singularOf = (name) => {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (name.endsWith('s')) return name.slice(0, -1);
  throw new Error(`${name}: say what one of them is called, with --singular`);
};

const spec = ({ name, singular, category }) => `import type { ResourceSpec } from '../spec.ts';

export const ${name} = {
  name: '${name}',
  singular: '${singular}',
  category: '${category}',
  description: '${capitalized(name)} of users.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the ${singular}', args: { min: 1 } },
    user_id: {
      type: 'integer',
      generator: 'random_int',
      description: 'The user whose ${singular} it is',
      references: 'users',
    },
    kind: {
      type: 'string',
      generator: 'word',
      description: 'Kind of ${singular}',
      args: { choices: { common: 3, rare: 1 } },
    },
    created_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When the ${singular} was added',
      args: { after: { from: 'user_id.created_at' } },
    },
  },
} as const satisfies ResourceSpec;
`;

const laws = ({ name }) => `import { afterAccount, refers, type Laws } from './law.ts';

/** The laws of ${name}, one for every field that reads another field or refers to a record. */
export const ${name}: Laws = {
  '${name}.user_id': refers('user_id'),
  '${name}.created_at': (given) => afterAccount(given, 'user_id', 'created_at'),
};
`;

const expectedFields = ({ name, category }) => `  ${name}: {
    category: '${category}',
    fields: \`
      id: integer, random_int
      user_id: integer, random_int
      kind: string, word
      created_at: string date-time, past_date\`,
  },
};
`;

/**
 * Writes a resource that passes the tests, with four fields to start from.
 *
 * @returns what is left to do
 */
export function newResource(project, name, { category = 'other', singular }) {
  for (const word of [name, category, ...(singular ? [singular] : [])]) {
    if (!/^[a-z]+$/.test(word)) throw new Error(`${word}: expected letters from a to z`);
  }
  const resource = { name, category, singular: singular ?? singularOf(name) };
  const path = `src/resources/${category}/${name}.ts`;
  project.create(path, spec(resource));
  project.addLine('src/resources/specs.ts', /^export \* from /, `export * from './${category}/${name}.ts';`);
  project.addLine('src/resources/index.ts', /^ {2}specs\./, `  specs.${name},`);
  project.edit('test/service.ts', (text) => text.replace(/};\n$/, () => expectedFields(resource)));
  project.create(`test/resources/laws/${name}.ts`, laws(resource));
  const all = 'test/resources/laws/all.ts';
  project.addLine(all, /^import \{ \w+ \} from /, `import { ${name} } from './${name}.ts';`);
  project.addLine(all, /^ {2}\w+,$/, `  ${name},`);
  project.addChange(`- The resource \`${name}\`. No value of another resource changes.`);
  return [
    `${path}: its description, its fields, and what they read`,
    `test/service.ts and test/resources/laws/${name}.ts: the same fields, and a law for each that reads another one`,
    '`npm run fixtures` builds its records into fixtures/, and writes what the documents say of the data',
  ];
}
