import { useLayoutEffect } from 'preact/hooks';

/**
 * Whether a pressed key is not meant for the page: somebody types, or holds a key with which the browser has shortcuts.
 */
function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select');
  return isTyping || ctrlKey || metaKey || altKey;
}

/** Lets a key do something in an element, also where somebody types. A key that is held beside it, or with which a character is composed, is not meant. */
export function onKey(key: string, act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (event.key !== key || ctrlKey || metaKey || altKey || shiftKey || isComposing) return;
    event.preventDefault();
    act();
  };
}

/** Listens to keys that are pressed outside of text fields, while a part of the page is shown. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  // Before the next frame, since a reader who sees the page may already press the key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const act = keys[event.key];
      if (!act || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/**
 * Moves the focus among some elements with the arrow keys, and to the first and last one.
 *
 * @param selector a CSS selector of these elements, inside of the element that listens to the keys
 */
export function moveFocus(event: KeyboardEvent, selector: string): void {
  const { currentTarget, key } = event;
  if (!(currentTarget instanceof Element) || isTaken(event)) return;
  const elements = [...currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = elements.findIndex((element) => element === document.activeElement);
  if (at < 0) return;
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: elements.length - 1,
  };
  const target = elements[targets[key] ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
