import { emit, isRequestError, messageFor, subscribe } from '@stirrup/cms';
import { createLazy, importWithRetry } from '@stirrup/runtime';
import { LOOP_EVENT, PREVIEW_ROUTE } from '../swatches-plugin/plugin-contract.ts';
import { choiceOf } from '../variation-data/choice-of.ts';
import * as FORM_EVENT from '../variation-data/events.ts';
import { knownVariations, shareVariations } from '../variation-data/known-variations.ts';
import type { SelectField } from '../variation-data/select-fields.ts';
import { isBuyable, isVariation, type Variation } from '../variation-data/variation.ts';
import { isComplete } from '../variation-matching/index-variations.ts';

/** Lists that print their variations request none. */
const fetchingCode = createLazy(() => importWithRetry(() => import('../swatches-plugin/fetch-variations.ts')));

/** The state of a product in a list. */
export interface LoopState {
  readonly variation: Variation | undefined;
  /** Its picture is shown for the choice so far. */
  readonly preview: Variation | undefined;
  readonly isAnythingChosen: boolean;
  readonly isLoading: boolean;
  /** The error message; empty for none. */
  readonly problem: string;
}

/** The state before a choice. */
export const NOTHING_CHOSEN: LoopState = {
  variation: undefined,
  preview: undefined,
  isAnythingChosen: false,
  isLoading: false,
  problem: '',
};

/** Options of the swatches of a product in a list. */
interface LoopOptions {
  readonly wrapper: HTMLElement;
  readonly fields: readonly SelectField[];
  readonly productId: string;
  /** The list is small enough for one request. */
  readonly isListed: boolean;
  /** The first attribute alone determines the picture. */
  readonly hasPreview: boolean;
  /** Has to return after the page shows the state: listeners of the following events read the page. */
  readonly render: (state: LoopState) => void;
  readonly signal: AbortSignal;
}

/**
 * Follows the selects of a product in a list (swatches-and-others.md §1.12). Events are commands here, as in the
 * plugin's script: listeners of `check_variations` and `found_variation` do the work, so that it is also done for site
 * code that emits them. Returns a function that clears the choice.
 */
export function createLoop(options: LoopOptions): () => void {
  const { wrapper, fields, productId, isListed, hasPreview, render, signal } = options;
  const selects = fields.map(({ select }) => select);
  let { index } = knownVariations(wrapper);
  let newest = new AbortController();
  let isListing = false;
  let hasActed = false;
  const emitHere = (name: string, ...args: readonly unknown[]) => emit(wrapper, name, args);

  const show = (change: Partial<LoopState>) => {
    const isAnythingChosen = selects.some(({ value }) => value !== '');
    render({ ...NOTHING_CHOSEN, isAnythingChosen, ...change });
  };
  const emitResult = (variation: Variation | undefined, isRequested: boolean) => {
    if (!variation) {
      emitHere(FORM_EVENT.reset);
      return;
    }
    emitHere(FORM_EVENT.found, variation, isRequested);
    emitHere(FORM_EVENT.show, variation, isBuyable(variation));
  };
  /** Runs a request. Its answer is dropped if `own` aborts meanwhile. */
  const runRequest = async <T>(
    own: AbortSignal,
    run: (signal: AbortSignal) => Promise<T>,
    use: (answer: T) => void,
  ) => {
    const both = AbortSignal.any([own, signal]);
    show({ isLoading: true });
    try {
      const answer = await run(both);
      if (!both.aborted) use(answer);
    } catch (error) {
      if (both.aborted) return;
      if (!isRequestError(error)) reportError(error);
      emitHere(FORM_EVENT.reset);
      // A list whose requests at the start all fail would show a message for each product, though nobody waits for one.
      if (hasActed) show({ problem: messageFor(error) });
    }
  };
  const requestList = async () => {
    if (isListing) return;
    isListing = true;
    await runRequest(
      signal,
      async (own) => (await fetchingCode.load()).fetchList(productId, own),
      (list) => {
        ({ index } = shareVariations(wrapper, list));
        emitHere(FORM_EVENT.check);
      },
    );
    isListing = false;
  };
  const showPreview = async ([attribute, value]: readonly [string, string], own: AbortSignal) => {
    const { fetchPreview } = await fetchingCode.load();
    const query = { form: wrapper, productId, attribute, value, route: PREVIEW_ROUTE.list, signal: own };
    const preview = await fetchPreview(query);
    if (preview && !own.aborted && !signal.aborted) show({ preview });
  };
  const check = () => {
    newest.abort();
    newest = new AbortController();
    emitHere(FORM_EVENT.updateOptions);
    // Read late: a printed choice of an inactive variation is cleared by then.
    const choice = choiceOf(selects);
    const [first] = choice;
    if (isListed && !index) void requestList();
    else if (!isComplete(choice)) {
      emitResult(undefined, false);
      if (hasPreview && first?.[1]) showPreview(first, newest.signal).catch(reportError);
    } else if (index) emitResult(index.match(choice), false);
    else {
      void runRequest(
        newest.signal,
        async (own) => (await fetchingCode.load()).fetchOne(productId, choice, own),
        (variation) => emitResult(variation, true),
      );
    }
    emitHere(LOOP_EVENT.checked, Object.fromEntries(choice));
  };
  const updateOptions = () => {
    if (!index) return;
    for (const { attribute, update } of fields) update(index.optionsOf(attribute, choiceOf(selects)));
    emitHere(FORM_EVENT.optionsUpdated);
  };
  const change = () => {
    hasActed = true;
    if (index) emitHere(FORM_EVENT.selectChange);
    emitHere(FORM_EVENT.check);
    emitHere(FORM_EVENT.changed);
  };
  const listen = (name: string, act: (first: unknown) => void) =>
    subscribe(wrapper, name, ([first]) => act(first), signal);

  for (const select of selects) subscribe(select, 'change', change, signal);
  listen(FORM_EVENT.check, check);
  listen(FORM_EVENT.updateOptions, updateOptions);
  listen(FORM_EVENT.found, (variation) => isVariation(variation) && show({ variation }));
  listen(FORM_EVENT.reset, () => show({}));
  emitHere(LOOP_EVENT.loaded, wrapper);
  emitHere(FORM_EVENT.check);
  emitHere(LOOP_EVENT.started, wrapper);
  return () => {
    for (const select of selects) select.value = '';
    change();
    // The link is hidden now, and would take the focus with it. The select of a list of swatches is hidden, too.
    selects[0]?.focus();
    emitHere(FORM_EVENT.focusReset);
  };
}
