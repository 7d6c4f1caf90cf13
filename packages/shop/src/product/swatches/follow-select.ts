import { emit, subscribe } from '@stirrup/cms';
import * as FORM_EVENT from '../variation-data/events.ts';
import { selectsOf } from './attribute-selects.ts';
import { EVENT, FOCUSABLE, OUT_OF_STOCK_CLASS } from './contract.ts';

/**
 * Events of the form after which the select's options are up to date (swatches-and-others.md §1.5, bricks-dynamic.md
 * §8.5).
 */
const REFRESH = [FORM_EVENT.up, FORM_EVENT.optionsUpdated, FORM_EVENT.changed, FORM_EVENT.reset];

/** State of an attribute, read from its select. */
export interface SelectState {
  readonly chosen: string;
  /** The values that can be chosen; true for those in stock. */
  readonly offered: ReadonlyMap<string, boolean>;
}

/** Options for following a select. */
interface ListOptions {
  readonly root: HTMLElement;
  readonly select: HTMLSelectElement;
  readonly form: HTMLElement | null;
  /** Returns the item of a value. */
  readonly itemOf: (value: string) => HTMLElement | undefined;
  /** The state that the page shows already. */
  readonly shown: SelectState;
  /** Has to return after the page shows the state: listeners of the following events read the page. */
  readonly render: (shown: SelectState) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads the current options: the matching of variations removes impossible ones, disables inactive ones and marks
 * sold-out ones. If each variation is a request, all options are present (swatches-and-others.md §1.5).
 */
export function readSelect(select: HTMLSelectElement | undefined): SelectState {
  const options = [...(select?.options ?? [])].filter(({ value, disabled }) => value && !disabled);
  return {
    chosen: select?.value ?? '',
    offered: new Map(options.map(({ value, classList }) => [value, !classList.contains(OUT_OF_STOCK_CLASS)])),
  };
}

/** True if two states of a select look the same. */
export function isSameState(one: SelectState, other: SelectState): boolean {
  return String([one.chosen, ...one.offered]) === String([other.chosen, ...other.offered]);
}

/**
 * Follows a select: its choice and its options. The script that matches variations, `variations` or the shop's own,
 * signals changes by the form's events (swatches-and-others.md §1.5, §1.7).
 */
export function followSelect({ root, select, form, itemOf, shown, render, signal }: ListOptions): void {
  let known = shown;
  const read = () => {
    const next = readSelect(select);
    if (isSameState(next, known)) return;
    known = next;
    render(next);
  };
  const emitUpdated = () => {
    const item = itemOf(select.value);
    if (item) emit(item, EVENT.updated, [select.value, select.value]);
  };

  emitUpdated();
  subscribe(select, 'change', read, signal);
  subscribe(document, EVENT.look, read, signal);
  if (!form) return;
  for (const name of REFRESH) subscribe(form, name, read, signal);
  subscribe(form, FORM_EVENT.changed, emitUpdated, signal);
  // The shop's script would focus the select, which is hidden.
  const focus = () => selectsOf(form)[0] === select && root.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  subscribe(form, FORM_EVENT.focusReset, focus, signal);
}
