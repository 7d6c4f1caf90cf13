import { hear } from '@stirrup/cms';
import { behaviour, membersOf } from '@stirrup/runtime';
import { LEGACY_SCRIPT, ORDERS } from './contract.ts';
import { keepParameters } from './keep-parameters.ts';
import { sortOrderProps } from './props.ts';
import { whenSettled } from './when-settled.ts';

/** The order of a listing. */
export default behaviour({ props: sortOrderProps }, ({ island: { element: form, signal } }) => {
  const orders = membersOf(form).querySelector<HTMLSelectElement>(ORDERS);
  if (!orders || !(form instanceof HTMLFormElement)) return;
  const submit = whenSettled(() => membersOf(form).requestSubmit(), signal);
  let isByKey = false;
  const noteKey = (isKey: boolean) => {
    isByKey = isKey;
  };

  // Through jQuery, too: menus that plugins put in place of a select change it so.
  hear(orders, 'change', () => submit(!isByKey), signal);
  orders.addEventListener(
    'change',
    (event) => {
      // The shop's script listens on the form, and would not wait.
      if (document.querySelector(LEGACY_SCRIPT)) event.stopPropagation();
    },
    { signal },
  );
  orders.addEventListener('keydown', ({ key }) => noteKey(key !== 'Enter'), { signal });
  orders.addEventListener('pointerdown', () => noteKey(false), { signal });
  membersOf(form).addEventListener('formdata', ({ formData }) => keepParameters(form, formData), { signal });
  // What comes back from the browser's cache is listed in the order that the server printed, not in the one chosen last.
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && showPrinted(orders), { signal });
  const printed = orders.getAttribute('autocomplete');
  orders.autocomplete = 'off';
  signal.addEventListener('abort', () => {
    if (printed === null) orders.removeAttribute('autocomplete');
    else orders.setAttribute('autocomplete', printed);
  });
});

/** Selects what the server did: only then is choosing the other order a change. */
function showPrinted(orders: HTMLSelectElement): void {
  const options = [...orders.options];
  const printed = options.find((option) => option.defaultSelected) ?? options[0];
  if (printed) printed.selected = true;
}
