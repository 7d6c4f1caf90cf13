import { isEntered, printedOptions, subscribe } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { behaviour, membersOf } from '@stirrup/runtime';
import { lastInput, whenSettled } from '../when-settled.ts';
import { sortOrderContract } from './contract.ts';
import { isScriptWaiting } from './is-script-waiting.ts';
import { keepParameters } from './keep-parameters.ts';
import { sortOrderProps } from './props.ts';

/**
 * The order of a listing.
 *
 * A behaviour: it submits a form, and renders nothing.
 */
export default behaviour({ props: sortOrderProps, contract: sortOrderContract }, ({ island }) => {
  const { element: form, signal } = island;
  const orders = island.parts.orders[0]?.element;
  if (!(orders instanceof HTMLSelectElement) || !(form instanceof HTMLFormElement)) return;
  const { isByHand, handlers } = lastInput();
  let isRepeating = false;
  const submit = whenSettled((isSentByHand) => {
    if (!isScriptWaiting(orders)) return membersOf(form).requestSubmit();
    // The script has such a choice already.
    if (isSentByHand) return;
    isRepeating = true;
    orders.dispatchEvent(new Event('change', { bubbles: true }));
    isRepeating = false;
  }, signal);

  // jQuery events count, too: plugins that replace selects by menus trigger those.
  subscribe(orders, 'change', () => isRepeating || submit(isByHand()), signal);
  island.bind({
    orders: () => ({
      // A list from the browser's cache is in the printed order, not in the last chosen one.
      autocomplete: 'off',
      onChange: (event) => {
        if (isRepeating) return;
        // A script that waits gets a choice by keys after a pause; one that does not is late, and would act as well.
        const isEarly = isScriptWaiting(orders) ? !isByHand() : hasLegacyScript('woocommerce');
        if (isEarly) event.stopPropagation();
      },
      ...handlers,
    }),
  });
  membersOf(form).addEventListener('formdata', ({ formData }) => keepParameters(form, formData), { signal });
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && showPrinted(orders), { signal });
  // Chosen before the island was up; without the focus, the browser has filled it in when the page was loaded again.
  if (orders === document.activeElement && isEntered(orders)) submit(true);
});

/** Selects the printed order, so that choosing the other one is a change. */
function showPrinted(orders: HTMLSelectElement): void {
  const [printed] = printedOptions(orders);
  if (printed) printed.selected = true;
}
