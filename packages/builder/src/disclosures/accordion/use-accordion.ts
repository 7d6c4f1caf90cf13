import { hideUntilFound, isOpen, slide, stopSlide } from '@stirrup/overlays/slide';
import { useSubscription } from '@stirrup/react';
import type { InferProps } from '@stirrup/runtime';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNNAMED_ID } from '../../shared/address/contract.ts';
import { followPlaces } from '../../shared/address/follow-places.ts';
import { namedPlace } from '../../shared/address/named-place.ts';
import { showInAddress } from '../../shared/address/show-in-address.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { useEach } from '../use-each.ts';
import { EVENT, SCRIPT_ID, SETTING } from './contract.ts';
import type { accordionProps } from './props.ts';
import { type Row, rowAround } from './rows.ts';

/** The open items, and the handler of a press on a title. */
export interface Accordion {
  /** True if an item is open or about to open. */
  readonly isMarked: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
}

/** The state of an accordion. Going to a place inside an item, by a link or a search, opens that item, too. */
export function useAccordion(
  root: HTMLElement,
  rows: readonly Row[],
  { transition, ...options }: InferProps<typeof accordionProps>,
): Accordion {
  const isIndependent = options.independentToggle || options.scriptArgs.includes(SETTING.independent);
  const [named] = useState(() => namedRow(rows));
  // An item missing here keeps its printed state; items that are added later may be printed open, too.
  const [marks, setMarks] = useState<ReadonlyMap<HTMLElement, boolean>>(() => {
    const first = options.scriptArgs.includes(SETTING.first) ? [0] : options.expandItem;
    // Somebody may be in one of the items, where no style hides them yet.
    const focused = rows.find(({ content }) => content.element.contains(document.activeElement));
    const open = [...rows.filter(({ index }) => first.includes(index)), named, focused];
    return new Map(open.flatMap((row) => (row ? [[row.item, true]] : [])));
  });
  const isMarked = ({ item, title }: Row) => marks.get(item) ?? title.printed('aria-expanded') === 'true';

  const emit = ({ item }: Row, name: 'open' | 'close') => {
    const detail = { elementId: root.getAttribute(SCRIPT_ID), [`${name}Item`]: item };
    document.dispatchEvent(new CustomEvent(`${EVENT}${name}`, { detail }));
  };
  const show = (row: Row, isOpening: boolean, duration = transition) => {
    if (isShown(row) === isOpening) return;
    const closing = isOpening && !isIndependent ? rows.filter(isShown) : [];
    // The focus may not stay in a panel that closes: it goes to the title.
    if (closing.some(({ content }) => content.element.contains(document.activeElement))) {
      row.title.element.focus({ preventScroll: true });
    }
    if (!isOpening) closing.push(row);
    // Styles hide an item without the mark; its content stays visible until it has slid shut.
    for (const { content } of closing) content.element.style.display = getComputedStyle(content.element).display;
    const changes = new Map([...closing.map(({ item }) => [item, false] as const), [row.item, isOpening]]);
    flushSync(() => setMarks((before) => new Map([...before, ...changes])));
    for (const other of closing) {
      slide(other.content.element, false, { duration, isFindable: true, onEnd: () => emit(other, 'close') });
    }
    if (isOpening) slide(row.content.element, true, { duration, onEnd: () => emit(row, 'open') });
  };

  useEach(
    rows,
    ({ content }) => content.element,
    (row, signal) => {
      const { element } = row.content;
      const restore = keepAttributes(element, ['hidden', 'style', 'aria-hidden']);
      if (isMarked(row)) slide(element, true, { duration: 0 });
      else hideUntilFound(element);
      signal.addEventListener('abort', () => {
        stopSlide(element);
        restore();
      });
    },
  );
  useLayoutEffect(() => {
    const place = namedPlace();
    // While the item was closed, there was nothing to scroll to. A visitor who has scrolled since keeps the place.
    if (named?.content.element.contains(place) && !scrollY) place?.scrollIntoView();
  }, [named]);
  useSubscription(followPlaces, (place) => {
    const row = rowAround(rows, place);
    // Without a transition where the browser scrolls to the place next.
    if (row) show(row, true, place === row.item ? transition : 0);
  });
  return {
    isMarked,
    toggle: (row) => {
      const isOpening = !isShown(row);
      show(row, isOpening);
      const addressed = rowAround(rows, namedPlace());
      showInAddress(isOpening ? row.item.id : '', addressed !== undefined && !isShown(addressed));
    },
  };
}

/** True if an item shows or is about to show, also if another script has opened it. */
function isShown({ content }: Row): boolean {
  return isOpen(content.element);
}

/** The row that the address names when the page loads. */
function namedRow(rows: readonly Row[]): Row | undefined {
  const place = namedPlace();
  const row = rowAround(rows, place);
  return row && place === row.item && UNNAMED_ID.test(place.id) ? undefined : row;
}
