/** Layout of a tab list, as far as its keys depend on it. */
export interface TabListLayout {
  readonly count: number;
  readonly isVertical: boolean;
  readonly isRightToLeft: boolean;
}

type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key is held that gives a click or a key press to the browser: a link opens in a new window, say. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * The tab that a key leads to, wrapping at both ends; Enter and Space lead to the tab itself (ARIA Authoring Practices,
 * Tabs). Undefined for other keys, and for those that belong to the browser.
 */
export function nextTab(
  press: Modifiers & Pick<KeyboardEvent, 'key'>,
  from: number,
  { count, isVertical, isRightToLeft }: TabListLayout,
): number | undefined {
  const { key } = press;
  if (hasModifier(press)) return undefined;
  const forward = isVertical ? 'ArrowDown' : isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isVertical ? 'ArrowUp' : isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (from + 1) % count;
  if (key === backward) return (from + count - 1) % count;
  if (key === 'Enter' || key === ' ') return from;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
