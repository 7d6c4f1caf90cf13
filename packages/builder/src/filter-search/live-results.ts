import { EVENT } from '../query/contract.ts';
import type { Query } from '../query/query.ts';
import { KEEPS_RESULTS, RESULTS } from './contract.ts';

/** The results of a live search. */
export interface LiveResults {
  readonly show: () => void;
  readonly hide: () => void;
}

/**
 * Shows the results of a live search from the moment they are asked for, until somebody turns to something else: by a click
 * or the focus outside, or by Escape. The field is no combobox: results are links and buttons of any kind, and none of them
 * is a value of the field.
 */
export function followLiveResults(
  field: HTMLInputElement,
  { id: queryId, facts }: Query,
  signal: AbortSignal,
): LiveResults {
  const results = () => document.querySelector(RESULTS.of(queryId));
  const toggle = (isShown: boolean) => {
    results()?.classList.toggle(RESULTS.shown, isShown);
  };
  const hide = () => toggle(false);
  const hideFor = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(KEEPS_RESULTS) || results()?.contains(target)) return;
    hide();
  };
  const hideByKey = (event: KeyboardEvent) => {
    const element = results();
    if (event.key !== 'Escape' || event.isComposing || !element?.classList.contains(RESULTS.shown)) return;
    const isInside = event.target instanceof Node && element.contains(event.target);
    if (!isInside && event.target !== field) return;
    // The browser would empty the field by the same key, and what the results lie in would close.
    event.preventDefault();
    event.stopPropagation();
    if (isInside) field.focus();
    hide();
  };
  const showFor = (event: Event) => {
    const detail = event instanceof CustomEvent ? event.detail : undefined;
    if (detail?.queryId === queryId && !detail.isPopState) toggle(true);
  };
  document.addEventListener(EVENT.start, showFor, { signal });
  for (const type of ['click', 'focusin'] as const) document.addEventListener(type, hideFor, { signal });
  document.addEventListener('keydown', hideByKey, { capture: true, signal });
  signal.addEventListener('abort', () => {
    hide();
    field.removeAttribute('aria-controls');
  });
  const { id } = results() ?? {};
  if (id) field.setAttribute('aria-controls', id);
  if (facts.get().isLoading && field.value) toggle(true);
  return { show: () => toggle(true), hide };
}
