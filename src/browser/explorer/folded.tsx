import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Picture } from './picture.tsx';

/** Longer texts of data are folded. */
const LONG = 100;

/** Whether a value is a text of data that nobody reads. */
export function isLongData(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('data:') && value.length > LONG;
}

interface FoldedProps {
  readonly value: string;
  /** The path of the field. */
  readonly name: string;
  /** How the value is written. */
  readonly children: string;
}

/**
 * A long text of data, folded, with its picture. The page has the whole text, so that a selection that is copied has it
 * too; the button has its words from the styles.
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
