import { hasModifier } from '@stirrup/runtime';
import { isPress } from './is-press.ts';

/**
 * The index to which a key moves the focus in a group (ARIA Authoring Practices: tabs, radio groups), wrapping at both
 * ends. Left and right follow the reading direction; up and down move in a vertical group, or if the first two elements
 * lie one above the other; Home and End go to the ends; Enter and Space keep the focused one. Undefined for other keys,
 * for the browser's shortcuts, and for keys pressed in nested elements.
 *
 * @example
 * ```ts
 * const index = indexByKey(event, titles, 'horizontal');
 * if (index !== undefined) titles[index]?.focus();
 * ```
 */
export function indexByKey(
  event: KeyboardEvent,
  elements: readonly HTMLElement[],
  orientation: 'horizontal' | 'vertical',
): number | undefined {
  const { key, target } = event;
  const from = target instanceof HTMLElement ? elements.indexOf(target) : -1;
  const [first, second] = elements;
  if (from < 0 || !first || hasModifier(event)) return undefined;
  if (isPress(event)) return from;
  const forward = getComputedStyle(first).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    Home: -from,
    End: -from - 1,
    ...((orientation === 'vertical' || (second && lieVertically(first, second))) && { ArrowUp: -1, ArrowDown: 1 }),
  };
  const step = steps[key];
  return step === undefined ? undefined : (from + step + elements.length) % elements.length;
}

function lieVertically(first: HTMLElement, second: HTMLElement): boolean {
  const [above, below] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
  return below.top - above.top > Math.abs(below.left - above.left);
}
