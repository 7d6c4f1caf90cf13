import { hear, raise } from '@stirrup/cms';
import { EVENT, FOCUSABLE, REFRESH, STOCK_THRESHOLD } from './contract.ts';
import { formOf, selectsOf } from './find-select.ts';
import type { SwatchesProps } from './props.ts';
import { isSameState, readSelect, type SelectState } from './read-select.ts';
import { shareAddress } from './share-address.ts';
import { NO_STOCK_KNOWN, type StockLeft, stockLeft } from './stock-left.ts';

/** What a list shows of its select. */
export interface Shown extends SelectState {
  readonly left: StockLeft;
}

/** What following a select takes. */
interface ListOptions {
  readonly root: HTMLElement;
  readonly select: HTMLSelectElement;
  readonly options: SwatchesProps;
  /** The items by value. */
  readonly items: ReadonlyMap<string, HTMLElement>;
  /** Has to return when the page shows it: those who hear the events that follow look at the page. */
  readonly render: (shown: Shown) => void;
  readonly signal: AbortSignal;
}

/** What a list shows before anything happens. */
export function shownAtFirst(select: HTMLSelectElement | undefined): Shown {
  const state = select ? readSelect(select) : { chosen: '', offered: new Map() };
  return { ...state, left: NO_STOCK_KNOWN };
}

/**
 * Follows a select: what is chosen, what is offered, and what is left of it. Whoever matches variations, `variations` or
 * the shop's own script, says by the form's events when to look (contracts/swatches-and-others.md §§1.5, 1.7).
 */
export function followSelect({ root, select, options, items, render, signal }: ListOptions): void {
  const form = formOf(root);
  let shown = shownAtFirst(select);

  const show = (change: Partial<Shown>) => {
    const next = { ...shown, ...change };
    const isSame = next.left === shown.left && isSameState(next, shown);
    shown = next;
    if (!isSame) render(next);
  };
  const read = () => show(readSelect(select));
  const tell = () => {
    const item = items.get(shown.chosen);
    if (item) raise(item, EVENT.updated, [shown.chosen, shown.chosen]);
  };
  const listen = (name: string, act: () => void) => form && hear(form, name, act, signal);

  tell();
  hear(select, 'change', read, signal);
  for (const name of REFRESH) listen(name, read);
  listen(EVENT.changed, () => {
    tell();
    if (form && options.linkable) shareAddress(form);
  });
  listen(EVENT.focusReset, () => {
    // The shop's script would give it to the select, which is hidden.
    if (form && selectsOf(form)[0] === select) root.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  });
  if (!options.showStock) return;
  listen(EVENT.hide, () => show({ left: NO_STOCK_KNOWN }));
  listen(EVENT.selected, () => {
    if (form) show({ left: stockLeft(form, select, [...items.keys()], options.stockThreshold ?? STOCK_THRESHOLD) });
  });
}
