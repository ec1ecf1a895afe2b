import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';

type Json = Readonly<Record<string, unknown>>;

/** A parameter of an OpenAPI document. */
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: Json;
}

/** A GET of an OpenAPI document. */
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  /** The schema of the body by status, `default` included. */
  readonly responses: Readonly<Record<string, ValidateFunction>>;
  /** The headers that a 200 has. */
  readonly headers: readonly string[];
}

/** Reads the operations of an OpenAPI document by path, with all references resolved. */
export function operationsOf(document: Json): ReadonlyMap<string, Operation> {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  // The package is CommonJS, so its default export is a property.
  addFormats.default(ajv, { mode: 'full' });
  ajv.addSchema({ ...document, $id: 'openapi:' });
  const resolve = (value: Json): Json => {
    const pointer = value['$ref'];
    if (typeof pointer !== 'string') return value;
    // Each step of a pointer of the document leads to an object.
    return pointer
      .slice(2)
      .split('/')
      .reduce<Json>((found, name) => found[name] as Json, document);
  };
  const validatorOf = (response: Json): ValidateFunction => {
    const content = Object.values(resolve(response)['content'] as Json) as readonly { readonly schema: Json }[];
    const text = JSON.stringify(content[0]?.schema).replaceAll('"#/', '"openapi:#/');
    return ajv.compile(JSON.parse(text) as Json);
  };
  const paths = Object.entries(document['paths'] as Readonly<Record<string, { readonly get: Json }>>);
  return new Map(
    paths.map(([path, { get }]) => {
      const responses = get['responses'] as Readonly<Record<string, Json>>;
      const operation: Operation = {
        operationId: String(get['operationId']),
        // The document has parameters of these shapes alone.
        parameters: (get['parameters'] as readonly Json[]).map((each) => resolve(each) as unknown as Parameter),
        responses: Object.fromEntries(Object.entries(responses).map(([status, each]) => [status, validatorOf(each)])),
        headers: Object.keys(resolve(responses['200'] ?? {})['headers'] as Json),
      };
      return [path, operation];
    }),
  );
}

/** Headers that only some answers have, and that a document may leave out where none of its answers has them. */
const DESCRIBED = ['x-total-count', 'link', 'content-range', 'x-cache', 'x-ignored-parameters'];

/** Returns how an answer differs from what the document says of its headers and, if it is a 400, of its parameters. */
export function deviations(target: string, response: Response, body: unknown, operation: Operation): readonly string[] {
  if (response.status === 200) {
    const known = new Set(operation.headers.map((name) => name.toLowerCase()));
    return DESCRIBED.filter((name) => response.headers.has(name) && !known.has(name));
  }
  const { errors = [] } = body as { readonly errors?: readonly { readonly parameter: string }[] };
  const query = new URLSearchParams(target.split('?')[1]);
  return errors.flatMap(({ parameter: name }) => {
    const { schema } = operation.parameters.find((each) => each.in === 'query' && each.name === name) ?? {};
    if (schema?.['type'] !== 'integer') return [];
    const value = query.get(name) ?? '';
    const { minimum = -Infinity, maximum = Infinity } = schema;
    const fits = /^\d+$/.test(value) && Number(value) >= Number(minimum) && Number(value) <= Number(maximum);
    return fits ? `${name}=${value} was refused` : [];
  });
}

/** Makes values of a parameter: those that its schema allows, and others. */
function valueOf({ schema }: Parameter): fc.Arbitrary<string> {
  const { enum: values, items, minimum, maximum, examples } = schema;
  const known = (values ?? (items as Json | undefined)?.['enum'] ?? examples) as readonly unknown[] | undefined;
  const near = typeof minimum === 'number' ? [minimum, minimum + 1, Number(maximum ?? 7)] : [];
  const texts = [...(known ?? []), ...near, 'an', '', '0', '-1', '100000'].map(String);
  return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...texts) }, fc.string({ unit: 'grapheme' }));
}

/** Makes requests to an operation: its path with a query. */
export function requestsTo(path: string, { parameters }: Operation): fc.Arbitrary<string> {
  const given = parameters.map((parameter) =>
    fc.option(
      valueOf(parameter).map((value) => [parameter, value] as const),
      {
        freq: parameter.in === 'path' ? 1_000 : 1,
        nil: [parameter, parameter.in === 'path' ? '1' : undefined] as const,
      },
    ),
  );
  return fc.tuple(...given).map((pairs) => {
    const query = new URLSearchParams();
    let filled = path;
    for (const [parameter, value] of pairs) {
      if (value === undefined) continue;
      if (parameter.in === 'query') query.append(parameter.name, value);
      else filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(value) || '1');
    }
    return `${filled}?${query.toString()}`;
  });
}
