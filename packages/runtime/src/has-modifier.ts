/** The keys that are held during a click or a key press. */
export type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether a key is held that gives a click or a key press to the browser: a link opens in a new tab, say.
 *
 * @example
 * ```ts
 * if (hasModifier(event)) return;
 * ```
 */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
