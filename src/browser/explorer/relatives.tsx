import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { START } from './address.ts';
import { useExplorer } from './explorer.ts';
import type { JsonObject } from './json.ts';
import { Link } from './link.tsx';
import type { Meta } from './meta.ts';
import { useReferring, type Referring } from './referring.ts';
import { storyOf, type Chapter, type Event } from './story.ts';
import type { Resource } from './tree-summary.ts';
import { writeUnder } from './under.ts';
import { cellText, grouped } from './wording.ts';

interface OfRecord {
  readonly resource: Resource;
  readonly name: string;
}

/** A link to the records of one resource that refer to a record, with their number. */
function Count({ of, referring }: { readonly of: OfRecord; readonly referring: Referring }): JSX.Element {
  const { referrer, resource, total, records, meta } = referring;
  const text = `${grouped(total)} ${total === 1 ? meta.singular : resource.name}`;
  const [first = {}] = records;
  const to = referrer.isSingle
    ? { record: cellText(first[resource.key]) }
    : { under: writeUnder(of.resource.name, of.name, referrer) };
  return (
    <li>
      {total > 0 ? <Link to={{ ...START, resource: resource.name, ...to }}>{text}</Link> : text}
      <span class="mark"> by {referrer.field}</span>
    </li>
  );
}

function Story({ events }: { readonly events: readonly Event[] }): JSX.Element {
  return (
    <ol class="story">
      {events.map(({ date, resource, singular, key, words }) => (
        <li key={`${resource} ${key}`}>
          <time dateTime={date}>{date.slice(0, 10)}</time>
          <Link to={{ ...START, resource, record: key }}>
            {singular} {key}
          </Link>
          <span>{words.join(' · ')}</span>
        </li>
      ))}
    </ol>
  );
}

function chapterOf({ resource, meta, records }: Pick<Referring, 'resource' | 'meta' | 'records'>): Chapter {
  return { resource: resource.name, key: resource.key, singular: meta.singular, fields: meta.fields, records };
}

interface RelativesProps {
  readonly resource: Resource;
  readonly meta: Meta;
  readonly record: JsonObject;
  /** The key of the record. */
  readonly name: string;
}

/**
 * If there are at least this many records, a host that only has files looks through them only if somebody asks for it.
 */
const MANY = 20_000;

/** The records that refer to a record: how many there are, and what happened to the record, in the order of time. */
export function Relatives(props: RelativesProps): JSX.Element {
  const { connection, summary } = useExplorer();
  const [isWanted, want] = useState(false);
  const referring = new Set(props.resource.referrers.map(({ resource }) => resource));
  const totals = summary.resources.filter(({ name }) => referring.has(name)).map(({ total = 0 }) => total);
  const many = totals.reduce((sum, total) => sum + total, 0);
  if (isWanted || connection.responder === 'server' || many < MANY) return <Found {...props} />;
  return (
    <p>
      <button type="button" onClick={() => want(true)}>
        Look through {grouped(many)} records for those that refer to this one
      </button>
    </p>
  );
}

function Found({ resource, meta, record, name }: RelativesProps): JSX.Element {
  const { value, problem } = useReferring(resource, name);
  if (problem) return <p class="empty">Who refers to this record cannot be said: {problem.message}</p>;
  if (!value) return <p class="loading">Looking for records that refer to this one …</p>;
  const events = storyOf([chapterOf({ resource, meta, records: [record] }), ...value.map(chapterOf)]);
  const cut = value.filter(({ total, records }) => total > records.length);
  return (
    <>
      <section class="relatives" aria-labelledby="referred">
        <h3 id="referred">Referred to by</h3>
        <ul>
          {value.map((referring) => (
            <Count key={writeUnder('', '', referring.referrer)} of={{ resource, name }} referring={referring} />
          ))}
        </ul>
      </section>
      {events.length > 1 && (
        <section class="relatives" aria-labelledby="story">
          <h3 id="story">In order of time</h3>
          {cut.map((one) => (
            <p key={one.resource.name} class="mark">
              The first {grouped(one.records.length)} of {grouped(one.total)} {one.resource.name}.
            </p>
          ))}
          <Story events={events} />
        </section>
      )}
    </>
  );
}
