import { hasModifier } from '@stirrup/runtime';
import { LIMITED, MORE, RADIO } from './plugin-contract.ts';

/**
 * Lets "more" controls show what a limited list hides; the control then leaves the page, and the first item that was
 * hidden gets the focus (contracts/swatches-and-others.md §1.8). A control that hides nothing is a link to the product.
 */
export function showMore(root: HTMLElement, items: readonly HTMLElement[], signal: AbortSignal): void {
  for (const control of root.querySelectorAll<HTMLElement>(MORE)) {
    const open = (event: MouseEvent) => {
      const list = control.parentElement;
      const hidden = items.filter((item) => list?.contains(item) && !isSeen(item));
      if (!list || hasModifier(event) || hidden.length === 0) return;
      event.preventDefault();
      const limit = takeLimit(list);
      const place = document.createComment('');
      control.replaceWith(place);
      signal.addEventListener('abort', () => {
        limit();
        place.replaceWith(control);
      });
      const first = hidden.find(isSeen);
      (first?.querySelector<HTMLElement>(RADIO) ?? first)?.focus();
    };
    control.addEventListener('click', open, { signal });
  }
}

/** Whether an item has a box: a limit hides items by style alone. */
function isSeen(item: Element): boolean {
  return item.getClientRects().length > 0;
}

/** Takes the limit off a list; returns what puts it back. */
function takeLimit(list: Element): () => void {
  const classes = LIMITED.classes.filter((name) => list.classList.contains(name));
  const isMarked = list.hasAttribute(LIMITED.attribute);
  list.classList.remove(...classes);
  list.removeAttribute(LIMITED.attribute);
  return () => {
    list.classList.add(...classes);
    if (isMarked) list.setAttribute(LIMITED.attribute, '');
  };
}
