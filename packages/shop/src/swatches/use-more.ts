import type { Part } from '@stirrup/react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a list's "more" controls do. */
interface More {
  /** Whether a list, or a group in it, shows all of its items now. */
  readonly isOpened: (list: Element) => boolean;
  /** Whether an item can be seen, as far as a limit is concerned. */
  readonly shows: (item: Part) => boolean;
  /** Whether items are hidden in a control's list; else it is a link to the product. */
  readonly hides: (control: Part) => boolean;
  /** Shows the items that the limit hides; returns the first of them. */
  readonly open: (control: Part) => Part | undefined;
}

/**
 * Lets "more" controls show what a limited list hides; the control then leaves the page (contracts/swatches-and-others.md
 * §1.8).
 */
export function useMore(controls: readonly Part[], items: readonly Part[]): More {
  const [lists] = useState(() => new Map(controls.map((control) => [control, control.element.parentElement])));
  const [opened, setOpened] = useState<ReadonlySet<Part>>(new Set());

  useLayoutEffect(() => {
    const placed = [...opened].map(({ element }) => {
      const place = document.createComment('');
      element.replaceWith(place);
      return () => place.replaceWith(element);
    });
    return () => {
      for (const putBack of placed) putBack();
    };
  }, [opened]);

  return {
    shows: (item) => opened.size === controls.length || isSeen(item),
    hides: (control) => items.some((item) => !isSeen(item) && lists.get(control)?.contains(item.element)),
    isOpened: (list) => [...opened].some((control) => lists.get(control) === list),
    open: (control) => {
      const hidden = items.filter((item) => !isSeen(item));
      flushSync(() => setOpened(new Set([...opened, control])));
      return hidden.find(isSeen);
    },
  };
}

/** Whether an item has a box: a limit hides items by style alone. */
export function isSeen({ element }: Part): boolean {
  return element.getClientRects().length > 0;
}
