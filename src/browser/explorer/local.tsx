import type { JSX } from 'preact';

/** Says what to do if the page was opened as a file. */
export function LocalFile(): JSX.Element {
  return (
    <main class="alone">
      <h1 class="wordmark">mockgen</h1>
      <h2>One step is missing</h2>
      <p>
        The page was opened as a file, and browsers do not let such a page read the files beside it. Serve the folder,
        and open the address that is printed:
      </p>
      <pre tabIndex={0}>npx mockgen-cli serve path/to/this/folder</pre>
      <p>
        With mockgen installed that is <code>mockgen serve</code>. Or put the folder on any host for static files: the
        page needs nothing else.
      </p>
    </main>
  );
}
