/** The comment before {@link STARTER}. */
export const STARTER_COMMENT = '// A config of mockgen. Every key may be left out.\n';

/** Source text of the config that `init` writes if it is given no document. */
export const STARTER = `{
  // The same seed gives the same records, always and everywhere.
  seed: 42,
  // How many records each resource has, unless it says so itself.
  items: 100,
  // Where the tree is written to.
  out: 'fixtures',
  // Resources that come with mockgen and are kept: mockgen list shows all of them.
  builtins: ['users'],
  resources: {
    products: {
      description: 'What is sold.',
      fields: {
        // Without a generator, the name and the type decide: mockgen list --fields shows how.
        title: {},
        price: { type: 'number', min: 5, max: 300 },
        colour: { choices: { black: 3, white: 2, red: 1 } },
        // A name of mockgen list --generators, or a method of faker's.
        vendor: { generator: 'faker:company.name' },
        // The id of another record: user_id refers to users by its name.
        user_id: {},
        // A share of nulls.
        discount: { generator: 'random_int', args: { min: 5, max: 40 }, nullable: 0.7 },
      },
    },
  },
}`;

/** The config that `init` writes if it is given no document, for a config in JSON. */
export const STARTER_CONFIG: object = {
  seed: 42,
  items: 100,
  out: 'fixtures',
  builtins: ['users'],
  resources: {
    products: {
      description: 'What is sold.',
      fields: {
        title: {},
        price: { type: 'number', min: 5, max: 300 },
        colour: { choices: { black: 3, white: 2, red: 1 } },
        vendor: { generator: 'faker:company.name' },
        user_id: {},
        discount: { generator: 'random_int', args: { min: 5, max: 40 }, nullable: 0.7 },
      },
    },
  },
};
