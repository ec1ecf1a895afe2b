import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { commandsFor, targetOf, type Asked, type Command } from './commands.ts';
import { useExplorer } from './explorer.ts';

/** How long the page says what it has copied, in milliseconds. */
const SHOWN = 6000;

/** A command that could not be copied. */
interface Refusal {
  readonly name: string;
  readonly text: string;
  /** The button that was pressed. */
  readonly button: HTMLButtonElement;
}

/** A command that could not be copied, selected so that the reader can. */
function Refused({ name, text, onDone }: Refusal & { readonly onDone: () => void }): JSX.Element {
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

/** Puts a text where it can be pasted from, and says whether the browser let it. */
async function copyText(text: string): Promise<boolean> {
  // The clipboard is absent on an origin that is not secure, whatever its type says.
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  return (
    clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? false
  );
}

/** What was said last of a copy, for a while. */
function useNote(): readonly [string, (note: string) => void] {
  const [note, setNote] = useState({ text: '' });
  useEffect(() => {
    const timer = setTimeout(() => setNote({ text: '' }), SHOWN);
    return () => clearTimeout(timer);
  }, [note]);
  return [note.text, (text) => setNote({ text })];
}

/** Shows a request to the service, and copies what gives the same again. */
export function Copy({ asked }: { readonly asked: Asked }): JSX.Element {
  const { connection, summary } = useExplorer();
  const [note, setNote] = useNote();
  const [refused, setRefused] = useState<Refusal>();
  const place = { base: connection.base, isLive: connection.responder === 'server', packed: summary.packed };
  const copy = async ({ name, text, hint }: Command, button: HTMLButtonElement): Promise<void> => {
    const isCopied = text !== undefined && (await copyText(text));
    setRefused(text === undefined || isCopied ? undefined : { name, text, button });
    setNote(isCopied ? `Copied as ${name}${hint}` : text === undefined ? hint : '');
  };
  const close = (): void => {
    setRefused(undefined);
    refused?.button.focus();
  };
  return (
    <div class="request">
      <code class="path">
        <span class="hidden">Request: </span>GET {targetOf(place, asked)}
      </code>
      <span class="note" role="status">
        {note}
      </span>
      <span class="copies" role="group" aria-label="Copy">
        <span aria-hidden="true">Copy as</span>
        {commandsFor(place, asked, summary).map((command) => (
          <button
            key={command.name}
            type="button"
            aria-label={`Copy as ${command.name}`}
            onClick={({ currentTarget }) => void copy(command, currentTarget)}
          >
            {command.name}
          </button>
        ))}
      </span>
      {refused && <Refused {...refused} onDone={close} />}
    </div>
  );
}
