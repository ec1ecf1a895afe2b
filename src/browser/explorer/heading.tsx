import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Whether no heading has been shown yet. The first one does not take the focus, because the browser has just placed it.
 */
let isFirst = true;

/**
 * The heading of what the page shows. It takes the focus when it appears, so that a screen reader reads it as it would
 * read a newly loaded page.
 */
export function Heading({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    isFirst = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
