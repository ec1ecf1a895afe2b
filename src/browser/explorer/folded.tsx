import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Picture } from './picture.tsx';

/** A `data:` text with more characters than this is folded. */
const LONG = 100;

/** Whether a value is a long `data:` URI, which nobody reads. */
export function isLongData(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('data:') && value.length > LONG;
}

interface FoldedProps {
  readonly value: string;
  /** The path of the field. */
  readonly name: string;
  /** The value as the page writes it, with its quotation marks. */
  readonly children: string;
}

/**
 * A long `data:` text, folded behind a button, with its picture. The page contains the whole text, so that it can be
 * selected and copied; the words on the button come from the styles.
 */
export function Folded({ value, name, children }: FoldedProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span class={isOpen ? 'string' : 'string folded'}>{children}</span>
      <button
        type="button"
        class="unfold"
        aria-expanded={isOpen}
        aria-label={`The whole text of ${name}`}
        onClick={() => setOpen(!isOpen)}
      />
      {value.startsWith('data:image/') && <Picture class="inline" value={value} alt="" />}
    </>
  );
}
