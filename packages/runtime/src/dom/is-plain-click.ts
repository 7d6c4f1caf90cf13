import { hasModifier } from '../has-modifier.ts';

/**
 * Whether a click is one of the main button without modifier keys. Other clicks belong to the browser, which opens a link in
 * a new tab by them. Another script may have prevented the click: ask `defaultPrevented` where that matters.
 *
 * @example
 * ```ts
 * if (!isPlainClick(event)) return;
 * ```
 */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !hasModifier(event);
}
