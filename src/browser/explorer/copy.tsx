import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { curlCommand, fetchCommand, pathOfRequest, type Asked } from './commands.ts';
import { useExplorer } from './explorer.ts';

interface Copied {
  readonly name: string;
  readonly text: string;
  readonly isAllowed: boolean;
  /** The button that was pressed. */
  readonly button: HTMLButtonElement;
}

/** How long the page says that it has copied, in milliseconds. */
const SHOWN = 4000;

/** Says what was copied. */
function copiedIn(name: string, isLive: boolean): string {
  return isLive || name !== 'curl' ? `Copied as ${name}` : 'Copied as curl, for the file that this host has';
}

/** A command that could not be copied, selected so that the reader can. */
function Refused({ name, text, onDone }: Copied & { readonly onDone: () => void }): JSX.Element {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.select(), [text]);
  return (
    <div class="refused">
      <label>
        This browser does not let the page copy. The {name} command is selected: press Ctrl+C, or ⌘C on a Mac.
        <textarea ref={box} readOnly rows={text.split('\n').length} value={text} />
      </label>
      <button type="button" onClick={onDone}>
        Done
      </button>
    </div>
  );
}

/** Shows a request to the service, and copies it as a command. */
export function Copy({ asked }: { readonly asked: Asked }): JSX.Element {
  const { connection, catalogue } = useExplorer();
  const [copied, setCopied] = useState<Copied>();
  useEffect(() => {
    if (!copied?.isAllowed) return undefined;
    const timer = setTimeout(() => setCopied(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);

  const place = { base: connection.base, isLive: connection.responder === 'server', packed: catalogue.packed };
  const copy = async (name: string, text: string, button: HTMLButtonElement): Promise<void> => {
    // The clipboard is absent on an origin that is not secure, whatever its type says.
    const isAllowed = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    setCopied({ name, text, isAllowed, button });
  };
  const close = (): void => {
    setCopied(undefined);
    copied?.button.focus();
  };
  return (
    <div class="request">
      <code class="path">
        <span class="hidden">Request: </span>GET /{pathOfRequest(asked)}
      </code>
      <span class="note" role="status">
        {copied?.isAllowed && copiedIn(copied.name, place.isLive)}
      </span>
      <span class="copies">
        <button type="button" onClick={({ currentTarget }) => copy('curl', curlCommand(place, asked), currentTarget)}>
          Copy as curl
        </button>
        <button type="button" onClick={({ currentTarget }) => copy('fetch', fetchCommand(place, asked), currentTarget)}>
          Copy as fetch
        </button>
      </span>
      {copied && !copied.isAllowed && <Refused {...copied} onDone={close} />}
    </div>
  );
}
