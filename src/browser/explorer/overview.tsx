import type { JSX } from 'preact';
import { START, writeSeedQuery } from './address.ts';
import { byCategory, type Resource } from './tree-summary.ts';
import { useExplorer } from './explorer.ts';
import { Heading } from './heading.tsx';
import { Code } from './code.tsx';
import { Link } from './link.tsx';
import { RelationMap } from './relation-map.tsx';
import { samplesFor } from './samples.ts';
import { grouped, recordsIn } from './wording.ts';

function Entry({ resource: { name, description, total } }: { readonly resource: Resource }): JSX.Element {
  return (
    <li>
      <Link to={{ ...START, resource: name }}>{name}</Link>
      {total !== undefined && (
        <span class="tally">
          {grouped(total)}
          <span class="hidden"> {total === 1 ? 'record' : 'records'}</span>
        </span>
      )}
      <p>{description}</p>
    </li>
  );
}

/** Says at which address the tree is, and shows code for a first request: to the first resource that has lists. */
function FirstRequest({ resources }: { readonly resources: readonly Resource[] }): JSX.Element {
  const { address, connection, summary } = useExplorer();
  const host = { base: connection.base, isLive: connection.responder === 'server', packed: summary.packed };
  const [first] = [...resources.filter(({ isSingle }) => !isSingle), ...resources];
  const path = `${first?.collection ?? 'index.json'}${writeSeedQuery(address, summary.naming)}`;
  const samples = samplesFor(host, { path, isGenerated: address.seed !== '' }, false);
  return (
    <section class="first" aria-labelledby="base">
      <h2 id="base">Base address</h2>
      <p>
        <code>{connection.base}</code>
      </p>
      {samples
        .filter(({ name, text }) => text !== undefined && (name === 'curl' || name === 'fetch'))
        .map(({ name, text = '' }) => (
          <Code key={name} name={name} text={text} />
        ))}
    </section>
  );
}

/** Writes how many resources there are and, if all have the same number of records, that number. */
function extentOf(resources: readonly Resource[], common: number | undefined): string {
  const extent = `${resources.length} ${resources.length === 1 ? 'resource' : 'resources'}`;
  if (common === undefined) return extent;
  return `${extent} with ${recordsIn(common)}${resources.length === 1 ? '' : ' each'}`;
}

/** All resources with their descriptions: the start page. */
export function Overview(): JSX.Element {
  const { address, summary, connection } = useExplorer();
  const { resources } = summary;
  const seed = address.seed || `${summary.seed ?? ''}`;
  const isUnknown = address.resource !== '';
  const [common, ...others] = new Set(resources.map(({ total }) => total));
  return (
    <>
      <Heading>{isUnknown ? `There is no resource “${address.resource}” here` : 'Mock data to look around in'}</Heading>
      <p class="lead">
        {extentOf(resources, others.length === 0 ? common : undefined)}
        {seed !== '' && `, made from seed ${seed}`}. The list as JSON:{' '}
        <a href={new URL('index.json', connection.base).href}>index.json</a>
      </p>
      <FirstRequest resources={resources} />
      <RelationMap resources={resources} />
      <div class="overview">
        {byCategory(resources).map((category) => (
          <section key={category.name}>
            <h2>{category.name}</h2>
            <ul>
              {category.resources.map((resource) => (
                <Entry key={resource.name} resource={resource} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
