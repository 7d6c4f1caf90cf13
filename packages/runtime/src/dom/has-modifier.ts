/** The keys that are held during a click or a key press. */
export type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * True if a modifier key makes a click or a key press the browser's: for instance, a link opens in a new tab.
 *
 * @example
 * ```ts
 * if (hasModifier(event)) return;
 * ```
 */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
