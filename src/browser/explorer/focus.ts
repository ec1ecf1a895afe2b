import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Moves the cursor into the search box, with its text selected, unless a dialog is above it. */
export function focusSearch(): void {
  const search = document.querySelector<HTMLInputElement>('#search');
  if (!search || document.querySelector('dialog')) return;
  search.focus();
  search.select();
}

/**
 * Moves the focus to the heading above when the element with the focus disappears, such as a message whose button was
 * pressed.
 */
export function useFocusHandover(): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    return () => {
      const heading = element?.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2');
      if (element?.contains(document.activeElement)) heading?.focus();
    };
  }, []);
  return box;
}
