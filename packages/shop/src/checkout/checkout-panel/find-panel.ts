import type { Island } from '@stirrup/react';

/**
 * The panel that an island opens: a part of it, or, where the shop prints the toggle and the panel side by side, the
 * next one on the page that the selector finds.
 */
export function findPanel({ element, parts }: Island<'panel', string>, selector: string): HTMLElement | undefined {
  const candidates = [...document.querySelectorAll<HTMLElement>(selector)];
  const follows = (candidate: Element) => element.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING;
  return parts.panel[0]?.element ?? candidates.find(follows) ?? candidates[0];
}
