import { isPlainClick, showState, showsState } from '@stirrup/runtime';
import type { SwatchList } from './swatch-list.ts';

/** States by which a list is limited. */
const LIMITS = ['limited', 'limitedInCatalog', 'limitedInLoop'];

/**
 * Lets "more" controls show what a limited list hides; the control then leaves the page, and the first item that was
 * hidden gets the focus (swatches-and-others.md §1.8). A control that hides nothing is a link to the product.
 */
export function showMore({ parts, names, signal }: SwatchList): void {
  const items = parts.item.map(({ element }) => element);
  for (const { element: control } of parts.more) {
    const open = (event: MouseEvent) => {
      const list = control.parentElement;
      const hidden = items.filter((item) => list?.contains(item) && !isSeen(item));
      if (!list || !isPlainClick(event) || hidden.length === 0) return;
      event.preventDefault();
      const limit = takeLimit(list, names.states);
      const place = document.createComment('');
      control.replaceWith(place);
      signal.addEventListener('abort', () => {
        limit();
        place.replaceWith(control);
      });
      const first = hidden.find(isSeen);
      const radio = parts.radio.find(({ element }) => first?.contains(element));
      (radio?.element ?? first)?.focus();
    };
    control.addEventListener('click', open, { signal });
  }
}

/** Whether an item has a box: a limit hides items by style alone. */
function isSeen(item: Element): boolean {
  return item.getClientRects().length > 0;
}

/** Takes the limit off a list; returns what puts it back. */
function takeLimit(list: Element, states: SwatchList['names']['states']): () => void {
  const limits = LIMITS.flatMap((state) => states[state] ?? []).filter((name) => showsState(list, name));
  for (const name of limits) showState(list, name, false);
  return () => {
    for (const name of limits) showState(list, name, true);
  };
}
