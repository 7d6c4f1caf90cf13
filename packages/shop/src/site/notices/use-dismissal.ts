import { isEscape, rememberFocus, restoreFocus } from '@stirrup/overlays/focus';
import { useState } from 'react';
import { ERROR_LIST } from './contract.ts';
import { buttonOf, type NoticesIsland, noticesAround, noticesContainer, noticesOf } from './notices-of.ts';

/** Handlers that dismiss notices. */
export interface Dismissal {
  /** Removes a notice, at the visitor's wish or after a time. */
  readonly dismiss: (notice: Element) => void;
  readonly click: (event: Event) => void;
  readonly press: (event: KeyboardEvent) => void;
}

/**
 * Makes notices dismissible, by their buttons or by Escape. The focus moves to the next notice of the container, or
 * returns to the element that had it before.
 */
export function useDismissal(island: NoticesIsland & { readonly signal: AbortSignal }): Dismissal {
  const container = noticesContainer(island);
  const [before] = useState(() => rememberFocus(container, island.signal));
  const noticeAt = ({ target }: Event) =>
    noticesOf(island).findLast((notice) => target instanceof Node && notice.contains(target));

  const dismiss = (notice: Element) => {
    const list = notice.closest(ERROR_LIST);
    const all: Element[] = noticesAround(island);
    const neighbour = all[all.indexOf(notice) + 1] ?? all[all.indexOf(notice) - 1];
    const { activeElement } = document;
    // The focused element may be the list of errors in place of its item.
    const holder = list !== null && list === activeElement ? list : notice;
    if (holder.contains(activeElement)) restoreFocus(holder, buttonOf(neighbour, island) ?? before() ?? container);
    notice.remove();
    if (list && !all.some((other) => other !== notice && list.contains(other))) list.remove();
  };
  return {
    dismiss,
    click: (event) => {
      const notice = noticeAt(event);
      if (notice && event.target instanceof Node && buttonOf(notice, island)?.contains(event.target)) dismiss(notice);
    },
    press: (event) => {
      const notice = noticeAt(event);
      if (!notice || !isEscape(event) || !buttonOf(notice, island)) return;
      // An overlay around the notice stays open.
      event.preventDefault();
      dismiss(notice);
    },
  };
}
