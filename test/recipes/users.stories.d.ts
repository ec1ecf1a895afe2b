import type { SetupWorker } from 'msw/browser';

/** A story, as far as the tests look at it. */
export interface Story {
  beforeEach(context: { readonly msw: Pick<SetupWorker, 'use'> }): void;
}

export const Loaded: Story;
export const Slow: Story;
export const Failing: Story;
