import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { copyText } from './clipboard.ts';
import { commandsFor, targetOf, type Asked } from './commands.ts';
import { useExplorer } from './explorer.ts';
import { Note, useNote } from './note.tsx';
import type { Sample } from './samples.ts';

/** A command that the browser did not let the page copy. */
interface Refusal {
  readonly name: string;
  readonly text: string;
  /** The button that was pressed. */
  readonly button: HTMLButtonElement;
}

/** Shows a command that could not be copied, selected so that the reader can copy it. */
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

interface CopyProps {
  readonly asked: Asked;
  /** Samples besides the commands that can be copied, such as the answer itself. Default: none. */
  readonly more?: readonly Sample[];
}

/** Shows a request to the service, with buttons that copy commands for it. */
export function Copy({ asked, more = [] }: CopyProps): JSX.Element {
  const { connection, summary } = useExplorer();
  const [note, setNote] = useNote();
  const [refused, setRefused] = useState<Refusal>();
  const place = { base: connection.base, isLive: connection.responder === 'server', packed: summary.packed };
  const copy = async ({ name, text, hint }: Sample, button: HTMLButtonElement): Promise<void> => {
    const isCopied = text !== undefined && (await copyText(text));
    setRefused(text === undefined || isCopied ? undefined : { name, text, button });
    setNote(isCopied ? `Copied as ${name}${hint && `: ${hint}`}` : text === undefined ? hint : '');
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
      <span class="copies" role="group" aria-label="Copy">
        <span aria-hidden="true">Copy as</span>
        {[...commandsFor(place, asked, summary), ...more].map((command) => (
          <button
            key={command.name}
            type="button"
            aria-label={`Copy as ${command.name}`}
            aria-disabled={command.text === undefined}
            title={command.text === undefined ? command.hint : undefined}
            onClick={({ currentTarget }) => void copy(command, currentTarget)}
          >
            {command.name}
          </button>
        ))}
        <Note text={note} />
      </span>
      {refused && <Refused {...refused} onDone={close} />}
    </div>
  );
}
