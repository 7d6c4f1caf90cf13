import { pageRegistry } from '@stirrup/runtime';

interface Overflow {
  /** Sections that are moving. */
  readonly sections: Set<Element>;
  /** Restores the page's own value. Set while a section moves. */
  restore: (() => void) | undefined;
}

/**
 * Hides what overflows the sides of the page while a section moves (shop-specification.md §9).
 *
 * The property goes on `<body>`, from which the browser propagates it to the viewport. If the theme sets it on
 * `<html>`, that value is propagated instead, and a value on `<body>` would turn `<body>` into a scroll container.
 */
export function hideOverflow(section: Element, signal: AbortSignal): void {
  const overflow = pageRegistry().shared('scroll-background/overflow', (): Overflow => {
    return { sections: new Set(), restore: undefined };
  });
  overflow.sections.add(section);
  overflow.restore ??= hide();
  signal.addEventListener('abort', () => {
    overflow.sections.delete(section);
    if (overflow.sections.size > 0) return;
    overflow.restore?.();
    overflow.restore = undefined;
  });
}

function hide(): () => void {
  const { documentElement, body } = document;
  const { style } = getComputedStyle(documentElement).overflowX === 'visible' ? body : documentElement;
  const printed = style.overflowX;
  style.overflowX = 'hidden';
  return () => {
    style.overflowX = printed;
  };
}
