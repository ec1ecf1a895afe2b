/** What is wrong, the resources of a config, and what the message has to say. */
export type Malformed = readonly [what: string, resources: unknown, message: string];

/** The config that the messages name. */
export const FILE = 'mockgen.config.json';

/** A resource of one field. */
export const field = (x: unknown): unknown => ({ things: { fields: { x } } });

/** A resource of a schema with one property, `x`. */
export const schema = (x: unknown, more: object = {}): unknown => ({
  things: { schema: { type: 'object', properties: { x }, ...more } },
});

/** Where the messages say it is: the resource, its field, and its schema. */
export const OF: string = `${FILE}: resources.things`;
export const X: string = `${OF}.fields.x`;
export const S: string = `${FILE} (resources.things.schema)#`;

/** Something nested so deep. */
export function deep(depth: number, around: (inner: unknown) => unknown): unknown {
  let value: unknown = {};
  for (let left = depth; left > 0; left--) value = around(value);
  return value;
}
