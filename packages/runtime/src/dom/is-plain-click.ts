import { hasModifier } from './has-modifier.ts';

/**
 * True for a click of the main button without modifier keys. Browsers handle the others: they open a link in a new tab.
 * Another script may have prevented the click: check `defaultPrevented` if that matters.
 *
 * @example
 * ```ts
 * if (!isPlainClick(event)) return;
 * ```
 */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !hasModifier(event);
}
