import { emit, subscribe } from '@stirrup/cms';
import { useSubscription } from '@stirrup/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EVENT } from './contract.ts';
import type { PriceRange } from './read-range.ts';
import { type End, moveEnd } from './scale.ts';

/** Options of one slider's price range. */
interface PriceRangeOptions {
  readonly root: HTMLElement;
  readonly fields: readonly HTMLInputElement[];
  readonly read: () => PriceRange | undefined;
  /** Shows a range on the page. */
  readonly show: (range: PriceRange) => void;
  /** Called after a release; `isByHand` is true for finger or mouse, and false for keys, which may go on. */
  readonly onChoose: (isByHand: boolean) => void;
}

/** A slider's range, and functions that change it. */
interface PriceSlide {
  /** Undefined if the page prints no scale. */
  readonly range: PriceRange | undefined;
  /** Moves one end, as far as scale and gap allow. */
  readonly slide: (end: End, wanted: number) => void;
  /** Ends a movement, if there was one. */
  readonly choose: (isByHand: boolean) => void;
  /** Returns an end to its price before a cancelled drag. */
  readonly undo: (end: End, price: number) => void;
  /** The newest price of an end. */
  readonly priceAt: (end: End) => number;
}

/** The chosen price range: read from the fields, moved by the visitor, emitted to the page (woocommerce.md §4.8). */
export function usePriceRange({ root, fields, read, show, onChoose }: PriceRangeOptions): PriceSlide {
  const [range, setRange] = useState(read);
  const newest = useRef(range);
  const isMoved = useRef(false);
  const update = (next: PriceRange | undefined) => {
    newest.current = next;
    flushSync(() => setRange(next));
  };

  useEffect(() => {
    const values = newest.current?.values.map(String);
    // Emitted outside of the effect: React could not render a listener's changes during it.
    if (values) {
      queueMicrotask(() => {
        for (const name of [EVENT.create, EVENT.updated]) emit(document.body, name, values);
      });
    }
  }, []);
  useSubscription<[]>(
    (listener, signal) => {
      subscribe(document.body, EVENT.init, () => listener(), signal);
      // By then the browser has restored the fields' values.
      globalThis.addEventListener('pageshow', () => listener(), { signal });
      // A form resets its fields after the event.
      root.closest('form')?.addEventListener('reset', () => setTimeout(listener), { signal });
      for (const field of fields) field.addEventListener('change', () => isMoved.current || listener(), { signal });
    },
    () => update(read()),
  );

  const slide = (end: End, wanted: number) => {
    const before = newest.current;
    if (!before) return;
    const values = moveEnd(before.values, end, wanted, before.scale);
    const next = { ...before, values };
    if (values.every((price, index) => price === before.values[index])) {
      // The browser has moved its slider already.
      show(before);
      return;
    }
    isMoved.current = true;
    for (const [index, field] of fields.entries()) field.value = String(values[index]);
    update(next);
    emit(document.body, EVENT.slide, values);
    // The shop's own script, if still present, sets the same prices on every slider of the page.
    show(next);
    emit(document.body, EVENT.updated, values);
  };
  const choose = (isByHand: boolean) => {
    if (!isMoved.current || !newest.current) return;
    isMoved.current = false;
    emit(document.body, EVENT.change, newest.current.values);
    onChoose(isByHand);
  };
  const undo = (end: End, price: number) => {
    slide(end, price);
    isMoved.current = false;
  };
  return { range, slide, choose, undo, priceAt: (end: End) => newest.current?.values[end] ?? 0 };
}
