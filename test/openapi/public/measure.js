import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { upgrade } from '@scalar/openapi-upgrader';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { openConfig } from '../../../dist/config/index.js';
import { writeInit } from '../../../dist/init/index.js';
import { createHandler, openTree } from '../../../dist/testing/handler.js';
import { buildTree } from '../../../dist/write/index.js';

const REF_DATE = '2026-01-01T00:00:00.000Z';

/** How many records each resource has, and for how many of them a path with keys is asked for. */
const ITEMS = 12;
const RECORDS = 3;

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function resolved(root, node, hops = 0) {
  if (typeof node?.$ref !== 'string' || hops > 20) return node;
  const keys = node.$ref.split('/').slice(1);
  const decoded = keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolved(
    root,
    decoded.reduce((found, key) => found?.[key], root),
    hops + 1,
  );
}

/** The JSON pointer of the schema that a GET answers with, where that is a list or an object. */
function answerOf(root, path) {
  const item = resolved(root, root.paths[path]);
  const responses = resolved(root, item?.get)?.responses ?? {};
  const code = ['200', '2XX', 'default'].find((one) => one in responses);
  const content = code === undefined ? {} : (resolved(root, responses[code])?.content ?? {});
  const type = Object.keys(content).find((name) => /^application\/(?:[\w.-]+\+)?json\b|^\*\/\*/.test(name));
  const schema = type === undefined ? undefined : content[type].schema;
  const target = resolved(root, schema);
  const isStructure = ['allOf', 'oneOf', 'anyOf', 'properties', 'items'].some(
    (key) => isObject(Object(target)[key]) || Array.isArray(Object(target)[key]),
  );
  return isStructure ? schema : undefined;
}

/** Creates the check of an answer against a schema of a document; undefined where the schema itself is at fault. */
function createValidation(root) {
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    multipleOfPrecision: 6,
    discriminator: false,
    validateFormats: true,
  });
  addFormats.default(ajv, { mode: 'fast' });
  ajv.addSchema({ ...root, $id: 'https://own.example/document' }, undefined, undefined, false);
  return (schema) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"https://own.example/document#');
    try {
      return ajv.compile(JSON.parse(text));
    } catch {
      return undefined;
    }
  };
}

/** A path without the names of its keys, and without what may stand at the end of any address. */
const normal = (path) =>
  path
    .replace(/^\/|\/+$/g, '')
    .replace(/\.json$/, '')
    .replaceAll(/\{[^}]*\}/g, '{}');

const valueAt = (record, field) => [field.split('.').reduce((found, name) => found?.[name], record)].flat()[0];

/** Creates what fills the keys of a path with those of records that exist. */
function createFill(manifest, out) {
  const addresses = new Map();
  for (const [name, one] of Object.entries(manifest.resources)) {
    const resource = { path: name, key: 'id', ...one };
    for (const text of [resource.path, ...(resource.under ?? [])]) {
      addresses.set(normal(text.replace(/\/\{[^{}]*\}$/, '')), { resource, text: text.replace(/\/\{[^{}]*\}$/, '') });
    }
  }
  const read = new Map();
  const all = ({ path }) => {
    if (!read.has(path)) read.set(path, JSON.parse(readFileSync(join(resolve(out), path, 'all.json'), 'utf8')));
    return read.get(path);
  };
  const keysOf = (text, record) => {
    const [, parent, field] = /^(.+)\/\{([^{}/]+)\}\/[^{}]+$/.exec(text) ?? [];
    if (parent === undefined) return [];
    const { resource } = addresses.get(normal(parent));
    const held = resource.fields.includes('id') ? 'id' : resource.key;
    const target = all(resource).find((one) => String(one[held]) === String(valueAt(record, field)));
    return [...keysOf(parent, target), target?.[resource.key]];
  };
  return (path) => {
    const list = addresses.get(normal(path));
    const item = addresses.get(normal(path).replace(/\/\{\}$/, ''));
    const found = list ?? item;
    if (!found) return undefined;
    return all(found.resource)
      .slice(0, RECORDS)
      .map((record) => {
        const keys = [...keysOf(found.text, record), ...(list ? [] : [record[found.resource.key]])];
        return path.replaceAll(/\{[^}]*\}/g, () => encodeURIComponent(keys.shift() ?? '1'));
      });
  };
}

/** Takes `nullable` away where it stands without a type, and so says nothing in OpenAPI 3.0 and is an error to Ajv. */
function withoutEmptyNullable(node, seen = new Set()) {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if ('nullable' in node && typeof node.nullable === 'boolean' && node.type === undefined) delete node.nullable;
  for (const inner of Object.values(node)) withoutEmptyNullable(inner, seen);
}

async function build(folder, file) {
  const told = [];
  const begin = performance.now();
  await writeInit({ folder, from: file, tell: (line) => told.push(line) });
  const seconds = (performance.now() - begin) / 1000;
  const config = join(folder, 'mockgen.config.mjs');
  const opened = await openConfig({ config });
  const { seed = 42, refDate = REF_DATE, layout = 'flat', ...settings } = opened.settings;
  const out = join(folder, 'tree');
  await buildTree(await opened.catalogue(), {
    ...settings,
    seed,
    refDate,
    layout,
    packed: true,
    items: ITEMS,
    out,
    dataOnly: true,
  });
  const handler = createHandler(await openTree(out, { config }));
  const manifest = JSON.parse(readFileSync(join(out, 'mockgen.json'), 'utf8'));
  return { told, out, handler, manifest, seconds };
}

/** Asks for a path with the keys of some records, and says what is wrong with the answers. */
async function askAll(paths, handler, check) {
  const wrong = [];
  for (const path of new Set(paths)) {
    const response = await handler(new Request(`http://localhost${path}`));
    if (response.status !== 200) return { status: response.status, wrong: [path] };
    const answer = await response.json();
    if (!check || check(answer)) continue;
    const [first, second] = check.errors ?? [];
    wrong.push([first, second].flatMap((one) => (one ? `${one.instancePath} ${one.message}` : [])).join('; '));
  }
  return { status: 200, wrong };
}

/**
 * Imports a document, builds it, and compares the answers to GET with what the document says.
 *
 * @param {string} folder that has the document, and gets the config and the tree
 * @param {string} file
 * @returns how many GETs answer with a list or an object; how many of these are covered, answered at the path of the
 *   document, checked against its schema, and valid; the paths that are missed, invalid, or have a schema that Ajv cannot
 *   compile
 */
export async function measure(folder, file) {
  const { told, out, handler, manifest, seconds } = await build(folder, file);
  // A document of several files has been written as one.
  const whole = existsSync(join(folder, 'mockgen.openapi.json')) ? 'mockgen.openapi.json' : file;
  const text = readFileSync(join(folder, whole), 'utf8');
  const read = /\.ya?ml$/.test(whole) ? parse(text, { maxAliasCount: 10_000, logLevel: 'silent' }) : JSON.parse(text);
  const root = upgrade(read, '3.1');
  withoutEmptyNullable(root);
  const validate = createValidation(root);
  const fill = createFill(manifest, out);
  const base = manifest.api?.base ?? '';
  const server = new URL(root.servers?.[0]?.url ?? '', 'http://localhost').pathname.replace(/\/$/, '');
  const result = {
    gets: 0,
    covered: 0,
    own: 0,
    checked: 0,
    valid: 0,
    seconds,
    missed: [],
    invalid: [],
    unchecked: [],
    told,
  };
  for (const path of Object.keys(root.paths ?? {})) {
    const schema = answerOf(root, path);
    if (schema === undefined) continue;
    result.gets++;
    const full = `${base.startsWith(server) ? server : ''}${path}`;
    const rest = full.startsWith(base) ? full.slice(base.length) : full;
    const asked = fill(rest)?.map((one) => base + one);
    if (!asked) {
      result.missed.push(told.find((line) => line.startsWith(`${path}: `)) ?? path);
      continue;
    }
    result.covered++;
    const check = validate(schema);
    const { status, wrong } = await askAll(asked, handler, check);
    if (status !== 200) {
      result.invalid.push(`${path}: ${status} at ${wrong}`);
      continue;
    }
    result.own++;
    if (!check) result.unchecked.push(path);
    else {
      result.checked++;
      if (wrong.length === 0) result.valid++;
      else result.invalid.push(`${path}: ${wrong[0]}`);
    }
  }
  return result;
}
