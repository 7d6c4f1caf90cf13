import { behaviour } from '@stirrup/runtime';
import { OPTIONS } from '../date-picker/contract.ts';
import { dateOptions } from '../date-picker/date-options.ts';
import { loadPicker } from '../date-picker/load-picker.ts';
import { whenNear } from '../date-picker/when-near.ts';
import { addFilter } from '../filters/add-filter.ts';
import { changeFilter } from '../filters/change-filter.ts';
import { TYPE } from './contract.ts';
import type { Picker } from './picker.ts';
import { filterDateProps } from './props.ts';
import { typedDates } from './typed-dates.ts';

/** A date, or two. Until its calendar is there, and where it never comes, dates are typed. */
export default behaviour({ props: filterDateProps }, ({ island: { element, signal }, ...props }) => {
  if (!(element instanceof HTMLInputElement)) return;
  const options = dateOptions(element.getAttribute(OPTIONS));
  let value = options.chosen;
  let picker: Picker | undefined;
  const show = () => {
    if (picker) picker.show(value);
    else element.value = value.replace(',', ' – ');
  };
  const filter = addFilter(
    props,
    element,
    {
      type: TYPE,
      read: () => value,
      write: (next) => {
        value = String(next ?? '');
        show();
      },
      // The field stays, for its calendar may be open; only how far one may choose is new.
      accept: (fresh) => picker?.limit(dateOptions(fresh.getAttribute(OPTIONS))),
    },
    signal,
  );
  if (!filter) return;

  const choose = (chosen: string) => {
    if (chosen === value) return;
    value = chosen;
    void changeFilter(filter);
  };
  const take = () => {
    if (picker) return;
    choose(typedDates(element.value, options) ?? value);
    show();
  };
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { createPicker } = await loadPicker(() => import('./create-picker.ts'));
      await notTyping(element, value, signal);
      if (signal.aborted) return;
      picker = await createPicker(element, { ...options, styles: props.styles, choose }, signal);
      show();
    } catch {
      // Dates go on being typed, and who reaches for the field asks once more.
      isLoading = false;
    }
  };
  // What somebody has typed before we came stays. A date counts as soon as they have left the field.
  if (element.value === '') show();
  else if (element !== document.activeElement && typedDates(element.value, options) !== undefined) take();
  element.addEventListener('change', take, { signal });
  whenNear(element, () => void load(), signal);
});

/** Waits until somebody who types a date into the plain field has done so: it is about to be exchanged. */
async function notTyping(field: HTMLInputElement, value: string, signal: AbortSignal): Promise<void> {
  if (field.value === value.replace(',', ' – ')) return;
  await new Promise((resolve) => field.addEventListener('blur', resolve, { once: true, signal }));
}
