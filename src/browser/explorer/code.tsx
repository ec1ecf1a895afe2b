import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { copyText } from './clipboard.ts';
import { Note, useNote } from './note.tsx';

/** Code with a button that copies it. Where the browser does not let the page copy, the code is selected. */
export function Code({ name, text }: { readonly name: string; readonly text: string }): JSX.Element {
  const box = useRef<HTMLPreElement>(null);
  const [note, setNote] = useNote();
  useEffect(() => setNote(''), [text]);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    if (!isCopied && box.current) getSelection()?.selectAllChildren(box.current);
    setNote(isCopied ? 'Copied' : 'Selected: press Ctrl+C, or ⌘C on a Mac');
  };
  return (
    <div class="code">
      <pre ref={box} tabIndex={0} role="region" aria-label={`${name} code`}>
        {text}
      </pre>
      <span class="copies">
        <button type="button" aria-label={`Copy ${name}`} onClick={() => void copy()}>
          Copy
        </button>
        <Note text={note} />
      </span>
    </div>
  );
}
