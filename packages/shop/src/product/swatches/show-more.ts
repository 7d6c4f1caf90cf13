import { isPlainClick, showState, showsState } from '@stirrup/runtime';
import { hasBox } from './swatch.ts';
import type { SwatchList } from './swatch-list.ts';

/** States of a limited list. */
const LIMITS = ['limited', 'limitedInCatalog', 'limitedInLoop'];

/**
 * Makes "more" controls show the hidden items of a limited list; the control is then hidden, and the first of those
 * items that takes the focus has it (swatches-and-others.md §1.8). A control of a list without hidden items is a link to
 * the product.
 */
export function showMore({ parts, names, signal }: SwatchList): void {
  const items = parts.item.map(({ element }) => element);
  for (const { element: control } of parts.more) {
    const open = (event: MouseEvent) => {
      const list = control.parentElement;
      const hidden = items.filter((item) => list?.contains(item) && !hasBox(item));
      if (!list || !isPlainClick(event) || hidden.length === 0) return;
      event.preventDefault();
      const limit = takeLimit(list, names.states);
      const place = document.createComment('');
      control.replaceWith(place);
      signal.addEventListener('abort', () => {
        limit();
        place.replaceWith(control);
      });
      // A value that cannot be had may be disabled or invisible.
      [...hidden, ...items].some((item) => {
        const radio = parts.radio.find(({ element }) => item.contains(element));
        const target = radio?.element ?? item;
        target.focus();
        return target === document.activeElement;
      });
    };
    control.addEventListener('click', open, { signal });
  }
}

/** Removes the limit of a list; returns a function that restores it. */
function takeLimit(list: Element, states: SwatchList['names']['states']): () => void {
  const limits = LIMITS.flatMap((state) => states[state] ?? []).filter((name) => showsState(list, name));
  for (const name of limits) showState(list, name, false);
  return () => {
    for (const name of limits) showState(list, name, true);
  };
}
