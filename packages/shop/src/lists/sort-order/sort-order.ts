import { subscribe } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { behaviour, membersOf } from '@stirrup/runtime';
import { whenSettled } from '../when-settled.ts';
import { sortOrderContract } from './contract.ts';
import { keepParameters } from './keep-parameters.ts';
import { sortOrderProps } from './props.ts';

/**
 * The order of a listing.
 *
 * A behaviour: it shows nothing of its own, but submits a form.
 */
export default behaviour({ props: sortOrderProps, contract: sortOrderContract }, ({ island }) => {
  const { element: form, signal } = island;
  const orders = island.parts.orders[0]?.element;
  if (!(orders instanceof HTMLSelectElement) || !(form instanceof HTMLFormElement)) return;
  const submit = whenSettled(() => membersOf(form).requestSubmit(), signal);
  let isByKey = false;
  const noteKey = (isKey: boolean) => {
    isByKey = isKey;
  };

  // Through jQuery, too: menus that plugins put in place of a select change it so.
  subscribe(orders, 'change', () => submit(!isByKey), signal);
  island.bind({
    orders: () => ({
      // A list from the browser's cache is in the order that the server printed, not in the one chosen last.
      autocomplete: 'off',
      onChange: (event) => {
        // The shop's script listens on the form, and would not wait.
        if (hasLegacyScript('woocommerce')) event.stopPropagation();
      },
      onKeyDown: ({ key }) => noteKey(key !== 'Enter'),
      onPointerDown: () => noteKey(false),
    }),
  });
  membersOf(form).addEventListener('formdata', ({ formData }) => keepParameters(form, formData), { signal });
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && showPrinted(orders), { signal });
});

/** Selects what the server did: only then is choosing the other order a change. */
function showPrinted(orders: HTMLSelectElement): void {
  const options = [...orders.options];
  const printed = options.find((option) => option.defaultSelected) ?? options[0];
  if (printed) printed.selected = true;
}
