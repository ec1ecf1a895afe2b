import type { JSX } from 'preact';
import { START } from './address.ts';
import { byCategory, type Resource } from './tree-summary.ts';
import { useExplorer } from './explorer.ts';
import { Heading } from './heading.tsx';
import { Link } from './link.tsx';
import { recordsIn } from './wording.ts';

interface EntryProps {
  readonly resource: Resource;
  readonly hasTotal: boolean;
}

function Entry({ resource: { name, description, total }, hasTotal }: EntryProps): JSX.Element {
  return (
    <li>
      <Link to={{ ...START, resource: name }}>{name}</Link>
      <p>
        {description} {hasTotal && total !== undefined && `${recordsIn(total)}.`}
      </p>
    </li>
  );
}

/** Writes how many resources there are, and how many records if all have the same number. */
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
  const isCommon = others.length === 0;
  return (
    <>
      <Heading>{isUnknown ? `There is no resource “${address.resource}” here` : 'Mock data to look around in'}</Heading>
      <p class="lead">
        {extentOf(resources, isCommon ? common : undefined)}
        {seed !== '' && `, made from seed ${seed}`}. The list as JSON:{' '}
        <a href={new URL('index.json', connection.base).href}>index.json</a>
      </p>
      <div class="overview">
        {byCategory(resources).map((category) => (
          <section key={category.name}>
            <h2>{category.name}</h2>
            <ul>
              {category.resources.map((resource) => (
                <Entry key={resource.name} resource={resource} hasTotal={!isCommon} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
