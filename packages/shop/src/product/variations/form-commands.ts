import { messageFor } from '@stirrup/cms';
import { choiceOf } from '../variation-data/choice-of.ts';
import * as EVENT from '../variation-data/events.ts';
import { type KnownVariations, shareVariations } from '../variation-data/known-variations.ts';
import { readVariations } from '../variation-data/read-variations.ts';
import type { SelectField } from '../variation-data/select-fields.ts';
import { isVariation, type Variation } from '../variation-data/variation.ts';
import { conclude } from './conclude.ts';
import type { Turns } from './create-turns.ts';
import type { Answer, VariationRequests } from './create-variation-requests.ts';
import type { FormPlace } from './form-place.ts';
import { givenChoice } from './given-choice.ts';
import { takeFromLegacyScript } from './legacy-handlers.ts';
import { variationSettings } from './settings.ts';
import { showDetails } from './show-details.ts';
import { showFound, showPictures } from './show-found.ts';
import type { ShownStore } from './shown.ts';
import { updateOptions } from './update-options.ts';
import { hideArea } from './variation-area.ts';

/** The context that the commands of a form share. */
export interface FormContext extends FormPlace {
  readonly fields: readonly SelectField[];
  readonly area: HTMLElement | undefined;
  readonly shown: ShownStore;
  readonly requests: VariationRequests;
  readonly turns: Turns<Variation>;
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
  const find = (variation: Variation) => emit(EVENT.found, [variation]);
  const showNoMatch = () => {
    emit(EVENT.reset);
    if (context.stage !== 'beginning') {
      show('problem', { message: variationSettings().i18n_no_matching_variations_text });
    }
  };
  const tryAgain = () => {
    emit(EVENT.focusReset);
    emit(EVENT.check);
  };
  const onAnswer = ({ value, error }: Answer<Variation | undefined>) => {
    if (!error) return turns.within(() => (value ? find(value) : showNoMatch()));
    emit(EVENT.reset);
    show('problem', { message: messageFor(error), tryAgain });
  };
  return {
    [EVENT.check]: (given) => {
      const choice = givenChoice(given) ?? choiceOf(fields.map(({ select }) => select));
      const conclusion = conclude(choice, context.known.index);
      requests.abort();
      show('problem', undefined);
      if (conclusion === 'request') {
        show('phase', 'loading');
        void requests.request(choice, onAnswer);
      } else {
        emit(EVENT.updateOptions);
        if (conclusion === 'open') emit(EVENT.reset);
        else if (conclusion === 'none') showNoMatch();
        else find(conclusion);
      }
      show(
        'isAnythingChosen',
        fields.some(({ select }) => select.value !== ''),
      );
    },
    [EVENT.updateOptions]: () => {
      if (!context.known.index) return;
      updateOptions(fields, context.known.index, (select) => emit('change', [], select));
      emit(EVENT.optionsUpdated);
    },
    [EVENT.found]: (variation) => {
      if (!isVariation(variation)) return;
      turns.keep(variation);
      showFound(context, variation);
    },
    [EVENT.show]: (_variation, isForSale) => show('phase', isForSale ? 'available' : 'unavailable'),
    [EVENT.hide]: () => show('phase', 'choosing'),
    [EVENT.reset]: () => {
      turns.keep(undefined);
      showDetails(product, undefined);
      emit(EVENT.resetImage);
      if (area) hideArea(area);
      emit(EVENT.hide, [], area);
    },
    [EVENT.resetImage]: () => showPictures(context, undefined),
    [EVENT.announceReset]: () => show('announcement', variationSettings().i18n_reset_alert_text),
    [EVENT.clearAnnouncement]: () => show('announcement', ''),
    [EVENT.focusReset]: () => fields[0]?.select.focus(),
    [EVENT.reload]: () => {
      context.known = shareVariations(form, readVariations(form));
      emit(EVENT.check);
    },
    // Emitted by a script of the shop that ran later: it has just rebuilt the options.
    [EVENT.up]: () => {
      takeFromLegacyScript(form, area);
      if (context.stage !== 'beginning') emit(EVENT.check);
    },
  };
}
