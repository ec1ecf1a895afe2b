// An OpenAPI document with examples, made from the meta document of a resource and its records.

const answer = (schema, example) => ({
  200: { description: 'OK', content: { 'application/json': { schema, example } } },
});

const parameter = (name, within, type, required = false) => ({ name, in: within, required, schema: { type } });

/**
 * @param meta what `GET /<resource>/meta` answers
 * @param records the examples: all of them for the collection, the first one for an item
 */
export function openApiDocument({ resource, description, schema }, records) {
  const { $schema: _, ...record } = schema;
  return {
    openapi: '3.1.0',
    info: { title: resource, version: '1.0.0', description },
    paths: {
      [`/${resource}`]: {
        get: {
          parameters: [parameter('count', 'query', 'integer')],
          responses: answer({ type: 'array', items: record }, records),
        },
      },
      [`/${resource}/{id}`]: {
        get: {
          parameters: [parameter('id', 'path', 'integer', true)],
          responses: answer(record, records[0]),
        },
      },
    },
  };
}
