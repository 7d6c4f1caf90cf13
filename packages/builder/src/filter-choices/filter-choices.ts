import { hear } from '@stirrup/cms';
import { behaviour } from '@stirrup/runtime';
import { addFilter } from '../filters/add-filter.ts';
import { changeFilter } from '../filters/change-filter.ts';
import { moveFocus } from './move-focus.ts';
import { chooseBelow, chosenIn, giveBack, inputsOf, isOff, keepReachable, showChosen } from './options.ts';
import { filterChoicesProps } from './props.ts';

/** A list of radio buttons, of which the chosen one can be given up, or of checkboxes. */
export default behaviour({ props: filterChoicesProps }, ({ island: { element: list, signal }, ...props }) => {
  const { type, hierarchy, autoCheck } = props;
  const isRadio = type === 'radio';
  const read = () => (isRadio ? (chosenIn(list)[0] ?? '') : chosenIn(list));
  let shown = String(read());
  const show = (values: readonly string[]) => {
    keepReachable(list);
    showChosen(list, values);
    shown = String(read());
  };
  const filter = addFilter(
    props,
    list,
    {
      type,
      read,
      // The option for all has an empty value.
      write: (value = isRadio ? '' : []) => show([value].flat().map(String)),
      original: isRadio ? '' : [],
      hasOptions: () => inputsOf(list).some(({ value }) => value !== ''),
    },
    signal,
  );
  if (!filter) return;
  signal.addEventListener('abort', () => giveBack(list));
  show([read()].flat());

  const change = () => {
    if (String(read()) === shown) return;
    show([read()].flat());
    void changeFilter(filter);
  };
  list.addEventListener(
    'click',
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement)) return;
      if (isOff(input)) event.preventDefault();
      else if (isRadio && input.value !== '' && input.value === shown) {
        showChosen(list, ['']);
        change();
      }
    },
    { signal },
  );
  hear(list, 'change', () => change(), signal);
  list.addEventListener(
    'input',
    ({ target }) => {
      if (hierarchy && autoCheck && target instanceof HTMLInputElement) chooseBelow(list, target);
    },
    { signal },
  );
  list.addEventListener(
    'keyup',
    (event) => {
      // Browsers press an unchecked radio button by Space, and not all of them a checked one.
      if (event.key !== ' ' || !(event.target instanceof HTMLInputElement) || !isRadio || !event.target.checked) return;
      event.preventDefault();
      event.target.click();
    },
    { signal },
  );
  list.addEventListener('keydown', (event) => moveFocus(event, list, isRadio), { signal });
});
