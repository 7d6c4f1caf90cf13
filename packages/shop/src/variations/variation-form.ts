import { hear, isRequestError, messageFor, raise } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { foundVariation } from '../product/found-variation.ts';
import { productOf } from '../product/product-of.ts';
import { textOf } from '../product/text-of.ts';
import type { Choice } from '../variation-matching/index-variations.ts';
import type { AskedProduct } from './ask-variation.ts';
import { attendPictures } from './attend-pictures.ts';
import { chooseByAddress } from './choose-by-address.ts';
import { FIELD, type FormInstance } from './contract.ts';
import { VARIATIONS } from './data-contract.ts';
import * as EVENT from './events.ts';
import { givenChoice } from './given-choice.ts';
import { type KnownVariations, knownVariations, shareVariations } from './known-variations.ts';
import { asSet, takeFromLegacyScript } from './legacy-script.ts';
import { limitQuantity } from './limit-quantity.ts';
import { loadOnDemand } from './load-on-demand.ts';
import { readVariations } from './read-variations.ts';
import { chosenIn, type SelectField } from './select-fields.ts';
import { variationSettings } from './settings.ts';
import { shareData } from './shared-data.ts';
import { showDetails } from './show-details.ts';
import { isSame, PRINTED, reasonOf, type Shown } from './shown.ts';
import { isBuyable, isVariation, type Variation } from './variation.ts';
import { fillArea, hideArea } from './variation-area.ts';

/** What a variation form works with. */
interface FormOptions {
  readonly form: HTMLElement;
  readonly fields: readonly SelectField[];
  readonly area: HTMLElement | undefined;
  readonly product: Omit<AskedProduct, 'isVariation'>;
  /** Has to return when the page shows it: those who hear the events that follow look at the page. */
  readonly render: (shown: Shown) => void;
  readonly signal: AbortSignal;
}

/** What a component asks of a variation form. */
interface VariationForm {
  /** Takes the form over: from now on it hears what the visitor and other scripts do. */
  readonly takeOver: () => void;
  /** Looks at what is chosen for the first time; later calls do nothing. */
  readonly begin: () => void;
  /** Clears the choice. */
  readonly clear: () => void;
  /** Whether the button may do its work; if not, why not is said, or what failed is tried again. */
  readonly press: () => boolean;
}

/**
 * The course of a variation form: which event follows which (contracts/woocommerce.md §§4.4, 5.5). Events are commands
 * here as they are in the shop's own script: what `found_variation` means is done by whoever hears it, and so is done
 * for plugins that raise it, too.
 */
export function createVariationForm({ form, fields, area, product, render, signal }: FormOptions): VariationForm {
  const surroundings = productOf(form);
  const pictured = foundVariation(surroundings);
  const asked = { ...product, isVariation };
  let known: KnownVariations = {};
  let request = new AbortController();
  let hasBegun = false;
  let isBeginning = false;
  let depth = 0;
  let shown = PRINTED;
  let found: Variation | undefined;

  const emit = (name: string, args: readonly unknown[] = [], target: EventTarget = form) => raise(target, name, args);

  const show = (change: Partial<Shown>) => {
    const next = { ...shown, ...change };
    if (isSame(shown, next)) return;
    shown = next;
    render(next);
  };
  /** Shows what was found when all that belongs to the event has happened: `show_variation` is the last of its events. */
  const within = (act: () => void) => {
    depth += 1;
    try {
      act();
    } finally {
      depth -= 1;
    }
    const variation = found;
    if (depth > 0 || !variation) return;
    found = undefined;
    if (area) fillArea(area, variation);
    emit(EVENT.show, [variation, isBuyable(variation)], area);
  };
  const setVariationId = (id: string) => {
    for (const input of membersOf(form).querySelectorAll<HTMLInputElement>(FIELD.variation)) {
      input.value = id;
      emit('change', [], input);
    }
  };
  const miss = () => {
    emit(EVENT.reset);
    if (!isBeginning) show({ problem: { message: variationSettings().i18n_no_matching_variations_text } });
  };
  const ask = async (choice: Choice) => {
    const own = new AbortController();
    request = own;
    show({ phase: 'asking' });
    const both = AbortSignal.any([own.signal, signal]);
    try {
      const { askVariation } = await loadOnDemand();
      const variation = both.aborted ? undefined : await askVariation(choice, asked, both);
      // Whoever chose again meanwhile is not to see this answer.
      if (both.aborted) return;
      within(() => (variation ? emit(EVENT.found, [variation]) : miss()));
    } catch (error) {
      if (both.aborted) return;
      if (!isRequestError(error)) reportError(error);
      emit(EVENT.reset);
      const tryAgain = () => {
        emit(EVENT.focusReset);
        emit(EVENT.check);
      };
      show({ problem: { message: messageFor(error), tryAgain } });
    }
  };
  const check = (given: unknown) => {
    const choice = givenChoice(given) ?? chosenIn(fields);
    const isComplete = choice.size > 0 && [...choice.values()].every(Boolean);
    request.abort();
    show({ problem: undefined });
    if (isComplete && !known.index) {
      void ask(choice);
    } else {
      emit(EVENT.updateOptions);
      const variation = isComplete ? known.index?.match(choice) : undefined;
      if (variation) emit(EVENT.found, [variation]);
      else if (isComplete) miss();
      else emit(EVENT.reset);
    }
    show({ isAnythingChosen: isChosen() });
  };
  const isChosen = () => fields.some(({ select }) => select.value !== '');
  const updateOptions = () => {
    const { index } = known;
    if (!index) return;
    const choice = chosenIn(fields);
    let isCleared = false;
    for (const { select, attribute, update } of fields) {
      if (update(index.optionsOf(attribute, choice))) continue;
      isCleared = true;
      emit('change', [], select);
    }
    // Some were judged by a choice that is no more.
    if (isCleared) for (const { attribute, update } of fields) update(index.optionsOf(attribute, chosenIn(fields)));
    emit(EVENT.optionsUpdated);
  };
  const find = (variation: unknown) => {
    if (!isVariation(variation)) return;
    found = variation;
    showDetails(surroundings, variation);
    pictured.set({ form, variation });
    setVariationId(textOf(variation, 'variation_id'));
    limitQuantity(form, variation);
  };
  const reset = () => {
    found = undefined;
    showDetails(surroundings, undefined);
    emit(EVENT.resetImage);
    if (area) hideArea(area);
    emit(EVENT.hide, [], area);
  };
  const listen: Readonly<Record<string, (...args: readonly unknown[]) => void>> = {
    [EVENT.check]: check,
    [EVENT.updateOptions]: updateOptions,
    [EVENT.found]: find,
    [EVENT.show]: (_variation, isForSale) => show({ phase: isForSale ? 'available' : 'unavailable' }),
    [EVENT.hide]: () => show({ phase: 'choosing' }),
    [EVENT.reset]: reset,
    [EVENT.resetImage]: () => pictured.set({ form, variation: undefined }),
    [EVENT.announceReset]: () => show({ announcement: variationSettings().i18n_reset_alert_text }),
    [EVENT.clearAnnouncement]: () => show({ announcement: '' }),
    [EVENT.focusReset]: () => fields[0]?.select.focus(),
    [EVENT.reload]: () => {
      known = shareVariations(form, readVariations(form));
      emit(EVENT.check);
    },
    // Raised by a script of the shop's that came later: it has just rebuilt the options.
    [EVENT.up]: () => {
      takeFromLegacyScript(form);
      if (!isBeginning) emit(EVENT.check);
    },
  };

  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    isBeginning = true;
    chooseByAddress(fields);
    within(() => {
      emit(EVENT.check);
      const instance: FormInstance = { $form: asSet(form), variationData: known.list ?? false, useAjax: !known.list };
      emit(EVENT.up, [instance]);
    });
    isBeginning = false;
  };
  const change = () => {
    begin();
    setVariationId('');
    emit(EVENT.clearAnnouncement);
    show({ hint: undefined });
    if (known.index) emit(EVENT.selectChange);
    emit(EVENT.check);
    emit(EVENT.changed);
  };
  const askForList = async () => {
    try {
      const { askList } = await loadOnDemand();
      const list = await askList(form, asked, signal);
      if (!list) return;
      known = shareVariations(form, list);
      shareData(form, VARIATIONS.data, list);
      within(() => emit(EVENT.check));
    } catch (error) {
      // Without the list each choice is asked for.
      if (!isRequestError(error)) reportError(error);
    }
  };
  return {
    begin,
    takeOver: () => {
      takeFromLegacyScript(form);
      known = knownVariations(form);
      for (const { select } of fields) hear(select, 'change', () => within(change), signal);
      for (const [name, act] of Object.entries(listen)) hear(form, name, (args) => within(() => act(...args)), signal);
      if (!known.index) void askForList();
      attendPictures(surroundings, signal).catch((error: unknown) => reportError(error));
    },
    clear: () =>
      within(() => {
        for (const { select } of fields) select.value = '';
        for (const { select } of fields) emit('change', [], select);
        emit(EVENT.announceReset);
        emit(EVENT.reset);
        emit(EVENT.focusReset);
      }),
    press: () => {
      within(begin);
      if (shown.phase === 'available') return true;
      if (shown.problem?.tryAgain) shown.problem.tryAgain();
      else show({ hint: { text: reasonOf(shown) } });
      return false;
    },
  };
}
