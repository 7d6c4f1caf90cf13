import { emit, subscribe } from '@stirrup/cms';
import { productOf } from '../product-of.ts';
import { VARIATIONS } from '../variation-data/data-contract.ts';
import * as FORM_EVENT from '../variation-data/events.ts';
import { isOnOwnPage } from '../variation-data/is-on-own-page.ts';
import { knownVariations, shareVariations } from '../variation-data/known-variations.ts';
import { shareData } from '../variation-data/shared-data.ts';
import { isBuyable } from '../variation-data/variation.ts';
import { chooseByAddress } from './choose-by-address.ts';
import type { FormInstance } from './contract.ts';
import { createTurns } from './create-turns.ts';
import { createVariationRequests } from './create-variation-requests.ts';
import type { RequestedProduct } from './fetch-variation.ts';
import { followPictures } from './follow-pictures.ts';
import { type FormContext, formCommands } from './form-commands.ts';
import { asSet, hasJQuery } from './jquery-set.ts';
import { setVariationId } from './show-found.ts';
import { reasonOf } from './shown.ts';
import { takeFromLegacyScript } from './take-from-legacy-script.ts';
import { fillArea } from './variation-area.ts';

/** Options of a variation form. */
interface FormOptions extends Pick<FormContext, 'form' | 'fields' | 'area' | 'quantityBox' | 'shown'> {
  readonly requested: Omit<RequestedProduct, 'isVariation'>;
  readonly signal: AbortSignal;
}

/** Functions of a variation form for its component. */
interface VariationForm {
  /** Takes the form over: from now on it listens to the visitor and to other scripts. */
  readonly takeOver: () => void;
  /** Checks the choice, for the first time or for plugins that could not follow an earlier check. */
  readonly check: () => void;
  /** Clears the choice. */
  readonly clear: () => void;
  /** True if the button may act; otherwise shows the reason, or retries a failed request. */
  readonly press: () => boolean;
}

/** The sequence of a variation form's events (woocommerce.md §4.4, §5.5). */
export function createVariationForm({ requested, signal, ...options }: FormOptions): VariationForm {
  const { form, fields, area, shown } = options;
  const emitHere: FormContext['emit'] = (name, args = [], target = form) => emit(target, name, args);
  const turns = createTurns((variation) => {
    // `show_variation` is the last of its events.
    if (area) fillArea(area, variation);
    emitHere(FORM_EVENT.show, [variation, isBuyable(variation)], area);
  });
  const { within } = turns;
  const requests = createVariationRequests(requested, signal);
  const context: FormContext = {
    ...options,
    emit: emitHere,
    turns,
    requests,
    product: productOf(form),
    known: {},
    stage: 'printed',
  };

  const begin = () => {
    if (context.stage !== 'printed') return;
    context.stage = 'beginning';
    if (isOnOwnPage(form)) chooseByAddress(fields);
    within(() => {
      const { list } = context.known;
      emitHere(FORM_EVENT.check);
      const instance: FormInstance = { $form: asSet(form), variationData: list ?? false, useAjax: !list };
      emitHere(FORM_EVENT.up, [instance]);
    });
    context.stage = 'begun';
  };
  const change = () => {
    begin();
    setVariationId(context, '');
    emitHere(FORM_EVENT.clearAnnouncement);
    shown.show('hint', undefined);
    if (context.known.index) emitHere(FORM_EVENT.selectChange);
    emitHere(FORM_EVENT.check);
    emitHere(FORM_EVENT.changed);
  };
  const requestList = async () => {
    const list = await requests.list(form);
    if (!list) return;
    context.known = shareVariations(form, list);
    shareData(form, VARIATIONS.data, list);
    within(() => emitHere(FORM_EVENT.check));
  };
  return {
    check: () => {
      if (context.stage === 'printed') begin();
      // A visitor was quicker: a plugin may have failed, and with it the rest of the check. Without a list, each check is
      // a request.
      else if (hasJQuery() && context.known.list) within(() => emitHere(FORM_EVENT.check));
    },
    takeOver: () => {
      takeFromLegacyScript(form, context.area);
      context.known = knownVariations(form);
      for (const { select } of fields) subscribe(select, 'change', () => within(change), signal);
      for (const [name, act] of Object.entries(formCommands(context))) {
        subscribe(form, name, (args) => within(() => act(...args)), signal);
      }
      if (!context.known.index) requestList().catch(reportError);
      followPictures(context.product, signal).catch(reportError);
    },
    clear: () =>
      within(() => {
        for (const { select } of fields) select.value = '';
        for (const { select } of fields) emitHere('change', [], select);
        emitHere(FORM_EVENT.announceReset);
        emitHere(FORM_EVENT.reset);
        emitHere(FORM_EVENT.focusReset);
      }),
    press: () => {
      within(begin);
      const now = shown.store.get();
      if (now.phase === 'available') return true;
      if (now.problem?.tryAgain) now.problem.tryAgain();
      else shown.show('hint', { text: reasonOf(now) });
      return false;
    },
  };
}
