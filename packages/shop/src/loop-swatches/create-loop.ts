import { hear, isRequestError, messageFor, raise } from '@stirrup/cms';
import { indexVariations, type VariationIndex } from '../variation-matching/index-variations.ts';
import { decodeHtml } from '../variations/decode-html.ts';
import { readVariations } from '../variations/read-variations.ts';
import { chosenIn, type SelectField } from '../variations/select-fields.ts';
import { isBuyable, type Variation } from '../variations/variation.ts';
import { askList, askOne } from './ask-variations.ts';
import { EVENT } from './contract.ts';

/** What a product of a list shows. */
export interface LoopState {
  readonly variation: Variation | undefined;
  readonly isAnythingChosen: boolean;
  readonly isAsking: boolean;
  /** What went wrong, in words. */
  readonly problem: string;
}

export const NOTHING_CHOSEN: LoopState = {
  variation: undefined,
  isAnythingChosen: false,
  isAsking: false,
  problem: '',
};

/** What the swatches of a product in a list work with. */
interface LoopOptions {
  readonly wrapper: HTMLElement;
  readonly fields: readonly SelectField[];
  readonly productId: string;
  /** The list is small enough to be fetched whole. */
  readonly isListed: boolean;
  /** Has to return when the page shows it: those who hear the events that follow look at the page. */
  readonly render: (state: LoopState) => void;
  readonly signal: AbortSignal;
}

/**
 * Follows the selects of a product in a list, and raises the plugin's events (contracts/swatches-and-others.md §1.12).
 * Returns what clears the choice.
 */
export function createLoop({ wrapper, fields, productId, isListed, render, signal }: LoopOptions): () => void {
  let index: VariationIndex<Variation> | undefined;
  let newest = new AbortController();
  const emit = (name: string, args: readonly unknown[] = []) => raise(wrapper, name, args);
  const isAnythingChosen = () => fields.some(({ select }) => select.value !== '');

  const show = (change: Partial<LoopState>) =>
    render({ ...NOTHING_CHOSEN, isAnythingChosen: isAnythingChosen(), ...change });
  const find = (variation: Variation | undefined, isAsked: boolean, problem = '') => {
    if (variation) emit(EVENT.found, [variation, isAsked]);
    else emit(EVENT.reset);
    show({ variation, problem });
    if (variation) emit(EVENT.show, [variation, isBuyable(variation)]);
  };
  const updateOptions = () => {
    if (!index) return;
    for (const { attribute, update } of fields) update(index.optionsOf(attribute, chosenIn(fields)));
    emit(EVENT.optionsUpdated);
  };
  /** Runs a request; whoever chose again meanwhile does not see its answer. */
  const ask = async <T>(run: (newest: AbortSignal) => Promise<T>, use: (answer: T) => void) => {
    newest.abort();
    const own = new AbortController();
    newest = own;
    const both = AbortSignal.any([own.signal, signal]);
    show({ isAsking: true });
    try {
      const answer = await run(both);
      if (!both.aborted) use(answer);
    } catch (error) {
      if (both.aborted) return;
      if (!isRequestError(error)) reportError(error);
      find(undefined, true, messageFor(error));
    }
  };
  const check = () => {
    emit(EVENT.check);
    const choice = chosenIn(fields);
    const isComplete = [...choice.values()].every(Boolean);
    updateOptions();
    if (isComplete && !index && !isListed) {
      void ask(
        (own) => askOne(productId, choice, own),
        (variation) => find(variation, true),
      );
    } else if (index) find(isComplete ? index.match(choice) : undefined, false);
    else if (!isListed) find(undefined, false);
  };
  const change = () => {
    if (index) emit(EVENT.selectChange);
    check();
    emit(EVENT.changed);
  };
  const takeList = (list: readonly Variation[]) => {
    index = indexVariations(list, decodeHtml);
    check();
  };

  for (const { select } of fields) hear(select, 'change', change, signal);
  const printed = readVariations(wrapper);
  emit(EVENT.loaded);
  if (printed) takeList(printed);
  else if (isListed) void ask((own) => askList(productId, own), takeList);
  else check();
  return () => {
    for (const { select } of fields) select.value = '';
    change();
  };
}
