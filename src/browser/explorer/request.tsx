import type { JSX } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { writeQuery } from './address.ts';
import { Alert } from './alert.tsx';
import { faultsIn, readAsked, writeAsked, type AskedParts } from './asking.ts';
import { Code } from './code.tsx';
import type { Answer } from './connection.ts';
import { useExplorer } from './explorer.ts';
import { JsonView } from './json-view.tsx';
import { useLoaded } from './loading.ts';
import type { Meta } from './meta.ts';
import { kindOf, RequestForm } from './request-form.tsx';
import { samplesFor, type SentRequest } from './samples.ts';
import type { Resource } from './tree-summary.ts';

/** Code that sends the request, in a language that the reader can choose. */
function Samples({ request }: { readonly request: SentRequest }): JSX.Element {
  const { connection, summary } = useExplorer();
  const [chosen, choose] = useState('curl');
  const host = { base: connection.base, isLive: connection.responder === 'server', packed: summary.packed };
  const samples = samplesFor(host, request, !summary.isOwn);
  const sample = samples.find(({ name }) => name === chosen);
  return (
    <section aria-label="Code">
      <div class="choices" role="group" aria-label="Language">
        {samples.map(({ name }) => (
          <button key={name} type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
            {name}
          </button>
        ))}
      </div>
      {sample?.text === undefined ? (
        <p class="empty">{sample?.hint}</p>
      ) : (
        <>
          <Code name={sample.name} text={sample.text} />
          {sample.hint && <p class="aside">Note: {sample.hint}.</p>}
        </>
      )}
    </section>
  );
}

/** Names of the response headers that are shown: those about the data, and about delays and failures. */
const TOLD = ['x-total-count', 'link', 'x-cache', 'etag', 'x-ignored-parameters', 'x-mockgen-fault', 'retry-after'];

function Answered({
  answer: { status, headers, body },
  isLoading,
}: {
  readonly answer: Answer;
  readonly isLoading: boolean;
}): JSX.Element {
  const told = TOLD.flatMap((name) => {
    const value = headers.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return (
    <section aria-label="Answer">
      <p class="status" role="status">
        <b>{status}</b>
      </p>
      <dl class="headers">
        {told.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <JsonView document={body} name="The answer as JSON" isLoading={isLoading} targets={new Map()} />
    </section>
  );
}

/** Whether a request asks for data that has to be generated, since the files of the tree do not have it. */
function isGenerated(
  parameters: AskedParts['parameters'],
  { seed, nocache }: { readonly seed: string; readonly nocache: string },
  own: number | undefined,
): boolean {
  return parameters.some(
    ([name, value]) =>
      (name === seed && value !== '' && value !== `${own}`) || (name === nocache && ['true', '1'].includes(value)),
  );
}

interface BuilderProps {
  readonly resource: Resource;
  /** The meta document of the resource; undefined while it is being loaded. */
  readonly meta: Meta | undefined;
}

/** A form for a request with all parameters that the service has, the code that sends it, and its answer. */
export function RequestBuilder({ resource, meta }: BuilderProps): JSX.Element {
  const { address, navigate, connection, summary } = useExplorer();
  const { naming, seed } = summary;
  const asked = readAsked(address.ask || resource.collection + writeQuery(address, naming));
  const text = writeAsked(asked);
  const load = useCallback((signal: AbortSignal) => connection.ask(text, signal), [text]);
  const { value, problem, isLoading, retry } = useLoaded(text, load);
  const request = {
    path: text,
    isRecord: kindOf(resource, asked) === 'record',
    isGenerated: isGenerated(asked.parameters, naming.names, seed),
  };
  return (
    <div class="builder">
      <RequestForm
        resource={resource}
        fields={meta?.fields ?? []}
        asked={asked}
        isMissing={value?.status === 404}
        faults={faultsIn(value?.body)}
        onChange={(next) => navigate({ ask: writeAsked(next) }, true)}
      />
      <div class="sent">
        <code class="path">
          <span class="hidden">Request: </span>GET {new URL(connection.base).pathname + text}
        </code>
        <Samples request={request} />
        {problem && <Alert problem={problem} onRetry={retry} />}
        {value && !problem && <Answered answer={value} isLoading={isLoading} />}
      </div>
    </div>
  );
}
