import { indexByKey } from './index-by-key.ts';
import { isPress } from './is-press.ts';

/** Options of the keys in a group of elements. */
export interface KeyOptions {
  /** With `vertical`, up and down move; they also move in a group that is laid out vertically. */
  readonly orientation: 'horizontal' | 'vertical';
  /** With `manual`, only Enter and Space choose; otherwise moving the focus chooses, too. */
  readonly activation: 'automatic' | 'manual';
}

/** Moves the focus among parts by a key pressed on one of them. Returns the part that the key chooses, if any. */
export function chosenByKey<P extends { readonly element: HTMLElement }>(
  event: KeyboardEvent,
  parts: readonly P[],
  { orientation, activation }: KeyOptions,
): P | undefined {
  const elements = parts.map(({ element }) => element);
  const next = parts[indexByKey(event, elements, orientation) ?? -1];
  if (!next) return undefined;
  event.preventDefault();
  next.element.focus();
  return activation === 'manual' && !isPress(event) ? undefined : next;
}
