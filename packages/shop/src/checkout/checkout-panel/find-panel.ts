import type { Island } from '@stirrup/react';

/**
 * The panel that an island opens: its part, or, in the shop's markup with toggle and panel side by side, the next
 * element on the page that matches the selector.
 */
export function findPanel({ element, parts }: Island<'panel', string>, selector: string): HTMLElement | undefined {
  const candidates = [...document.querySelectorAll<HTMLElement>(selector)];
  const follows = (candidate: Element) => element.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING;
  return parts.panel[0]?.element ?? candidates.find(follows) ?? candidates[0];
}
