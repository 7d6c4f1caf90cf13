import { indexByKey } from './index-by-key.ts';
import { isPress } from './is-press.ts';

/** How keys act on a group of elements. */
export interface KeyOptions {
  /** Up and down move in a vertical group, and in one that looks so. */
  readonly orientation: 'horizontal' | 'vertical';
  /** Whether moving chooses, or Enter and Space alone. */
  readonly activation: 'automatic' | 'manual';
}

/** Moves the focus among parts by a key that is pressed on one of them; gives the part that is chosen by it, if one is. */
export function chosenByKey<P extends { readonly element: HTMLElement }>(
  event: KeyboardEvent,
  parts: readonly P[],
  { orientation, activation }: KeyOptions,
): P | undefined {
  const elements = parts.map(({ element }) => element);
  const next = parts[indexByKey(event, elements, orientation === 'vertical') ?? -1];
  if (!next) return undefined;
  event.preventDefault();
  next.element.focus();
  return activation === 'manual' && !isPress(event) ? undefined : next;
}
