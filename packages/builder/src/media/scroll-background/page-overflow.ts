import { pageRegistry } from '@stirrup/runtime';

interface Overflow {
  /** Sections that move now. */
  readonly sections: Set<Element>;
  /** Puts back what the page had; there while a section moves. */
  restore: (() => void) | undefined;
}

/**
 * Hides what sticks out of the page at its sides, as long as a section moves (shop-specification.md §9).
 *
 * The property goes on `<body>`, from where the browser takes it for the whole viewport. Where the theme has one on
 * `<html>`, that is the one that counts, and another on `<body>` would make a scroll container of it.
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
