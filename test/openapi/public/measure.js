import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { upgrade } from '@scalar/openapi-upgrader';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { openConfig, writeInit } from '../../../dist/config/index.js';
import { createHandler, openTree } from '../../../dist/testing/handler.js';
import { buildTree } from '../../../dist/write/index.js';

const REF_DATE = '2026-01-01T00:00:00.000Z';

/** How many records each resource has. */
const ITEMS = 12;

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
  const responses = item?.get?.responses ?? {};
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

/** Fills the parameters of a path with keys that exist: that of the first record of the resource before it. */
function filled(path, resources, keys) {
  let target = '';
  for (const segment of path.split('/').slice(1)) {
    const key = segment.includes('{') ? (keys(resources.get(target.slice(1))) ?? '1') : segment;
    target += `/${segment.replace(/\{[^}]*\}/, key)}`;
  }
  return target;
}

async function build(folder, file) {
  const told = [];
  await writeInit({ folder, from: file, tell: (line) => told.push(line) });
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
  return { told, out, handler, manifest };
}

/**
 * Imports a document, builds it, and compares the answers to GET with what the document says.
 *
 * @param {string} folder that has the document, and gets the config and the tree
 * @param {string} file
 * @returns how many GETs answer with a list or an object; how many of these are covered, answered at the path of the
 *   document, checked against its schema, and valid; the paths that are missed or invalid
 */
export async function measure(folder, file) {
  const text = readFileSync(join(folder, file), 'utf8');
  const read = /\.ya?ml$/.test(file) ? parse(text, { maxAliasCount: 10_000, logLevel: 'silent' }) : JSON.parse(text);
  const begin = performance.now();
  const { told, out, handler, manifest } = await build(folder, file);
  const seconds = (performance.now() - begin) / 1000;
  const root = upgrade(read, '3.1');
  const validate = createValidation(root);
  const base = manifest.api?.base ?? '';
  const resources = new Map(
    Object.entries(manifest.resources).map(([name, one]) => [one.path ?? name, { name, ...one }]),
  );
  const keys = (resource) => {
    if (!resource || resource.single) return undefined;
    const [first] = JSON.parse(readFileSync(join(resolve(out), resource.path ?? resource.name, 'all.json'), 'utf8'));
    return first?.[resource.key ?? 'id'];
  };
  const server = new URL(root.servers?.[0]?.url ?? '', 'http://localhost').pathname.replace(/\/$/, '');
  const result = { gets: 0, covered: 0, own: 0, checked: 0, valid: 0, seconds, missed: [], invalid: [], told };
  for (const path of Object.keys(root.paths ?? {})) {
    const schema = answerOf(root, path);
    if (schema === undefined) continue;
    result.gets++;
    const isKept = told.some((line) => line.startsWith(`${path}: becomes`) || line.endsWith(`, and ${path} its items`));
    const whole = `${base.startsWith(server) ? server : ''}${path.replace(/\/+$/, '')}`;
    const rest = whole.startsWith(base) ? whole.slice(base.length) : whole;
    const response = await handler(new Request(`http://localhost${base}${filled(rest, resources, keys)}`));
    if (!isKept && response.status !== 200) {
      result.missed.push(path);
      continue;
    }
    result.covered++;
    if (response.status !== 200) {
      result.invalid.push(`${path}: ${response.status} at ${base}${filled(rest, resources, keys)}`);
      continue;
    }
    result.own++;
    const check = validate(schema);
    if (!check) continue;
    result.checked++;
    const answer = await response.json();
    if (check(answer)) result.valid++;
    else
      result.invalid.push(
        `${path}: ${check.errors
          ?.slice(0, 2)
          .map((one) => `${one.instancePath} ${one.message}`)
          .join('; ')}`,
      );
  }
  return result;
}
