/** A schema of OpenAPI 3.0 as JSON Schema has it: what is nullable has two types, and open bounds are numbers. */
export function modern(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(modern);
  if (typeof value !== 'object' || value === null) return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, modern(inner)]));
  const { nullable, exclusiveMinimum, minimum, ...rest } = node;
  return {
    ...rest,
    ...(minimum !== undefined && exclusiveMinimum !== true && { minimum }),
    ...(exclusiveMinimum !== undefined && { exclusiveMinimum: exclusiveMinimum === true ? minimum : exclusiveMinimum }),
    ...(nullable === true && typeof node['type'] === 'string' && { type: [node['type'], 'null'] }),
    ...(nullable !== undefined && typeof nullable !== 'boolean' && { nullable }),
  };
}
