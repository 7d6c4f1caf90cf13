import { hear } from '@stirrup/cms';
import { behaviour } from '@stirrup/runtime';
import { addFilter } from '../filters/add-filter.ts';
import { changeFilter } from '../filters/change-filter.ts';
import { CHANGE } from './contract.ts';
import { filterSelectProps } from './props.ts';

/** A select that filters, orders, or says how many results are on a page. */
export default behaviour({ props: filterSelectProps }, ({ island: { element, signal }, ...props }) => {
  if (!(element instanceof HTMLSelectElement)) return;
  const filter = addFilter(
    props,
    element,
    {
      type: 'select',
      read: () => element.value,
      write: (value) => {
        element.value = String(value ?? '');
        // What is no longer offered cannot show: then it is the first, as with the server.
        if (element.selectedIndex < 0) element.selectedIndex = 0;
      },
      hasOptions: () => [...element.options].some((option) => option.value !== ''),
    },
    signal,
  );
  // Through jQuery, too: menus that plugins put in place of a select change it so.
  nameSelect(element, signal);
  if (filter) hear(element, CHANGE, () => void changeFilter(filter), signal);
});

/** The builder prints no label: the option for nothing says what a select is for ("All categories", "Select sort"). */
function nameSelect(select: HTMLSelectElement, signal: AbortSignal): void {
  const name = select.options[0]?.text;
  if (!name || select.labels.length > 0 || select.matches('[aria-label], [aria-labelledby], [title]')) return;
  select.setAttribute('aria-label', name);
  signal.addEventListener('abort', () => select.removeAttribute('aria-label'));
}
