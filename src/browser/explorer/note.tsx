import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** For this many milliseconds, the page says what a button has done. */
const SHOWN = 6000;

/** Returns the last message of some buttons, which disappears after a while, and a function to set it. */
export function useNote(): readonly [string, (note: string) => void] {
  const [note, setNote] = useState({ text: '' });
  useEffect(() => {
    const timer = setTimeout(() => setNote({ text: '' }), SHOWN);
    return () => clearTimeout(timer);
  }, [note]);
  return [note.text, (text) => setNote({ text })];
}

/** A message above the page, below the buttons that it is about: nothing moves when it comes and goes. */
export function Note({ text }: { readonly text: string }): JSX.Element {
  return (
    <span class="note" role="status">
      {text}
    </span>
  );
}
