import { messageFor } from '@stirrup/cms';
import { text } from '@stirrup/cms/texts';
import { choiceOf } from '../variation-data/choice-of.ts';
import * as FORM_EVENT from '../variation-data/events.ts';
import { type KnownVariations, shareVariations } from '../variation-data/known-variations.ts';
import { readVariations } from '../variation-data/read-variations.ts';
import type { SelectField } from '../variation-data/select-fields.ts';
import { isVariation, type Variation } from '../variation-data/variation.ts';
import type { Choice } from '../variation-matching/index-variations.ts';
import { conclude } from './conclude.ts';
import type { Turns } from './create-turns.ts';
import type { Answer, VariationRequests } from './create-variation-requests.ts';
import type { FormPlace } from './form-place.ts';
import { givenChoice } from './given-choice.ts';
import { keepPossibleOptions } from './keep-possible-options.ts';
import { showDetails } from './show-details.ts';
import { publishVariation, showFound } from './show-found.ts';
import type { ShownStore } from './shown.ts';
import { takeFromLegacyScript } from './take-from-legacy-script.ts';
import { variationTexts } from './texts.ts';
import { hideArea } from './variation-area.ts';

/** The context that the commands of a form share. */
export interface FormContext extends FormPlace {
  readonly fields: readonly SelectField[];
  readonly area: HTMLElement | undefined;
  readonly shown: ShownStore;
  readonly requests: VariationRequests;
  readonly turns: Turns;
  /** Emits an event, on the form by default. */
  readonly emit: (name: string, args?: readonly unknown[], target?: EventTarget) => void;
  known: KnownVariations;
  /** `beginning`: before the visitor's first choice, so an impossible one shows no message. */
  stage: 'printed' | 'beginning' | 'begun';
}

/**
 * The command of each event of a form, by its name. Events are commands here, as in the shop's own script: the listener
 * of `found_variation` does the work, so that it is also done for plugins that emit it.
 */
export function formCommands(context: FormContext): Readonly<Record<string, (...args: readonly unknown[]) => void>> {
  const { form, product, fields, area, requests, turns, emit } = context;
  const { show } = context.shown;
  let newest: Choice | undefined;
  const emitFound = (variation: Variation) => emit(FORM_EVENT.found, [variation]);
  const showNoMatch = () => {
    emit(FORM_EVENT.reset);
    if (context.stage !== 'beginning') {
      show('problem', { message: text(variationTexts, 'noVariation') });
    }
  };
  const tryAgain = () => {
    emit(FORM_EVENT.focusReset);
    emit(FORM_EVENT.check);
  };
  const onAnswer = ({ value, error }: Answer<Variation | undefined>) => {
    if (!error) return turns.within(() => (value ? emitFound(value) : showNoMatch()));
    emit(FORM_EVENT.reset);
    show('problem', { message: messageFor(error), tryAgain });
  };
  return {
    [FORM_EVENT.check]: (given) => {
      const choice = givenChoice(given) ?? choiceOf(fields.map(({ select }) => select));
      const conclusion = conclude(choice, context.known.index);
      newest = choice;
      requests.abort();
      show('problem', undefined);
      if (conclusion === 'request') {
        show('phase', 'loading');
        void requests.request(choice, onAnswer);
      } else {
        emit(FORM_EVENT.updateOptions);
        if (conclusion === 'open') emit(FORM_EVENT.reset);
        else if (conclusion === 'none') showNoMatch();
        // The options can rule a choice out, as that of an inactive variation: a check of its own follows, within this one.
        else if (newest === choice) emitFound(conclusion);
      }
      show(
        'isAnythingChosen',
        fields.some(({ select }) => select.value !== ''),
      );
    },
    [FORM_EVENT.updateOptions]: () => {
      if (!context.known.index) return;
      keepPossibleOptions(fields, context.known.index, (select) => emit('change', [], select));
      emit(FORM_EVENT.optionsUpdated);
    },
    [FORM_EVENT.found]: (variation) => {
      if (!isVariation(variation)) return;
      turns.keep(variation);
      showFound(context, variation);
    },
    [FORM_EVENT.show]: (_variation, isForSale) => show('phase', isForSale ? 'available' : 'unavailable'),
    [FORM_EVENT.hide]: () => show('phase', 'choosing'),
    [FORM_EVENT.reset]: () => {
      turns.keep(undefined);
      showDetails(product, undefined);
      emit(FORM_EVENT.resetImage);
      if (area) hideArea(area);
      emit(FORM_EVENT.hide, [], area);
    },
    [FORM_EVENT.resetImage]: () => publishVariation(context, undefined),
    [FORM_EVENT.announceReset]: () => show('announcement', text(variationTexts, 'optionsCleared')),
    [FORM_EVENT.clearAnnouncement]: () => show('announcement', ''),
    [FORM_EVENT.focusReset]: () => fields[0]?.select.focus(),
    [FORM_EVENT.reload]: () => {
      context.known = shareVariations(form, readVariations(form));
      emit(FORM_EVENT.check);
    },
    // Emitted by a script of the shop that ran later: it has just rebuilt the options.
    [FORM_EVENT.up]: () => {
      takeFromLegacyScript(form, area);
      if (context.stage !== 'beginning') emit(FORM_EVENT.check);
    },
  };
}
