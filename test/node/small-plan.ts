import type { Layout, Manifest, PlannedFile } from '../../src/render/index.ts';

const CATEGORIES: Readonly<Record<string, string>> = { authors: 'people', users: 'people', books: 'media' };

/** What a small tree is made of. */
export interface SmallPlan {
  /** Records by resource: authors, users or books. */
  readonly totals: Readonly<Record<string, number>>;
  /** In every document, so that two builds differ in all of them. Default: `a`. */
  readonly mark?: string;
  /** Default: `both`. */
  readonly layout?: Layout;
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

function documents(resource: string, { totals, mark = 'a' }: SmallPlan): Readonly<Record<string, string>> {
  const total = totals[resource] ?? 0;
  const records = Array.from({ length: total }, (_, at) => JSON.stringify({ id: at + 1, name: `${mark}${at + 1}` }));
  const first = records.slice(0, 10).join(',\n');
  const pages = Math.ceil(total / 10);
  return {
    'index.json': `{"data":[\n${first}\n],"pagination":{"page":1,"limit":10,"total":${total},"total_pages":${pages}}}\n`,
    'all.json': `[\n${records.join(',\n')}\n]\n`,
    'meta.json': line({ resource, mark }),
    ...Object.fromEntries(records.map((record, at) => [`${at + 1}.json`, `${record}\n`])),
  };
}

function manifestOf({ totals, mark = 'a', layout = 'both' }: SmallPlan): Manifest {
  const slots = (['page', 'limit', 'total', 'total_pages'] as const).flatMap((slot) => [`"${slot}":`, { slot }, ',']);
  const resources = Object.entries(totals).map(([name, total]) => {
    const digest = Buffer.from(`${name} ${mark}`.padEnd(16, '.')).toString('hex').slice(0, 32);
    return [name, { category: CATEGORIES[name], total, digest, fields: ['id', 'name'], searchFields: ['name'] }];
  });
  return {
    format: 1,
    mockgen: '0.1.0',
    faker: '10.6.0',
    dataVersion: 1,
    seed: 42,
    items: Math.max(...Object.values(totals)),
    refDate: '2026-01-01T00:00:00.000Z',
    layout,
    files: [],
    envelope: ['{"data":', { slot: 'data' }, ',"pagination":{', ...slots.slice(0, -1), '}}\n'],
    item: [{ slot: 'record' }, '\n'],
    overrides: {},
    resources: Object.fromEntries(resources),
  };
}

/** The files of a tree that looks like a built one and takes no generator: text by path, in the order of a plan. */
export function smallFiles(plan: SmallPlan): Readonly<Record<string, string>> {
  const { totals, mark = 'a', layout = 'both' } = plan;
  const files: Record<string, string> = { 'index.json': line({ mark, resources: Object.keys(totals) }) };
  for (const resource of Object.keys(totals)) {
    const category = CATEGORIES[resource] ?? '';
    if (layout !== 'flat') files[`${category}/index.json`] = line({ category, mark });
    const folders = [
      ...(layout === 'category' ? [] : [resource]),
      ...(layout === 'flat' ? [] : [`${category}/${resource}`]),
    ];
    for (const folder of folders) {
      for (const [name, text] of Object.entries(documents(resource, plan))) files[`${folder}/${name}`] = text;
    }
  }
  return { ...files, 'mockgen.json': line(manifestOf(plan)) };
}

/** The same as a plan for the writer. */
export function smallPlan(plan: SmallPlan): readonly PlannedFile[] {
  return Object.entries(smallFiles(plan)).map(([path, text]) => ({ path, text: () => text }));
}
