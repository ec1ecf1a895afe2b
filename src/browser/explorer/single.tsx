import type { JSX } from 'preact';
import type { Meta } from './meta.ts';
import { RecordView, useRecord } from './record-view.tsx';
import type { Resource } from './tree-summary.ts';

interface SingleProps {
  readonly resource: Resource;
  readonly meta: Meta | undefined;
}

/** The record of a resource that has only one. */
export function Single({ resource, meta }: SingleProps): JSX.Element {
  return (
    <div class="single">
      <RecordView {...useRecord(resource, '')} resource={resource} meta={meta} name={meta?.singular ?? resource.name} />
    </div>
  );
}
