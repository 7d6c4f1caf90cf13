import { subscribe } from '@stirrup/cms';
import { component, useSubscription, useSyncStore } from '@stirrup/react';
import type { Part } from '@stirrup/runtime';
import { useState } from 'react';
import { changeFilter } from '../filters/change-filter.ts';
import { useFilter } from '../filters/use-filter.ts';
import { filterChoicesContract } from './contract.ts';
import { createChoices, isOff } from './create-choices.ts';
import { leaveGroup } from './leave-group.ts';
import { moveFocus } from './move-focus.ts';
import { filterChoicesProps } from './props.ts';

/** A list of radio buttons, of which the chosen one can be cleared, or of checkboxes. */
export default component(
  { props: filterChoicesProps, contract: filterChoicesContract },
  function FilterChoices({ island, ...props }) {
    const { element: list, names } = island;
    const { type, hierarchy, autoCheck } = props;
    const isRadio = type === 'radio';
    const [choices] = useState(() => createChoices(list, names.parts));
    const shown = useSyncStore(choices.shown);
    const filter = useFilter(island, props, () => {
      if (isRadio) leaveGroup(choices, island.signal);
      const sent = (values: readonly string[]) => (isRadio ? (values[0] ?? '') : values);
      return {
        type,
        read: () => sent(choices.read()),
        printed: () => sent(choices.read('defaultChecked')),
        // The option for all results has an empty value.
        write: (value = isRadio ? '' : []) => choices.show([value].flat().map(String)),
        original: isRadio ? '' : [],
        hasOptions: () => choices.controls().some(({ value }) => value !== ''),
      };
    });
    const change = () => {
      if (!filter || String(choices.read()) === String(choices.shown.get())) return;
      choices.show();
      void changeFilter(filter);
    };
    useSubscription<[]>((listener, signal) => subscribe(list, 'change', () => listener(), signal), change);

    if (!filter) return island.bind({});
    const chosen = new Set(shown);
    const bindOption = ({ element }: Part) => {
      const control = choices.controlOf(element);
      return { is: { active: control !== undefined && chosen.has(control.value) } };
    };
    return island.bind({
      root: () => ({
        onClick: (event) => {
          const input = event.target;
          if (!(input instanceof HTMLInputElement)) return;
          if (isOff(input)) event.preventDefault();
          else if (isRadio && input.value !== '' && chosen.has(input.value)) {
            for (const one of choices.controls()) one.checked = one.value === '';
            change();
          }
        },
        onInput: ({ target }) => {
          if (hierarchy && autoCheck && target instanceof HTMLInputElement) choices.chooseBelow(target);
        },
        onKeyUp: (event) => {
          const input = event.target;
          // Browsers press an unchecked radio button by Space; some ignore a checked one.
          if (event.key !== ' ' || !(input instanceof HTMLInputElement) || !isRadio || !input.checked) return;
          event.preventDefault();
          input.click();
        },
        onKeyDown: (event) => moveFocus(event, choices, list, isRadio),
      }),
      option: bindOption,
      label: bindOption,
      // If the text looks like a button, it is the control for keyboards and screen readers: the theme hides the real
      // one.
      text: (text) => {
        const control = choices.controlOf(text.element);
        if (!control || choices.buttonOf(control) !== text.element) return bindOption(text);
        const state = { 'aria-checked': control.checked, 'aria-disabled': isOff(control) };
        return { ...bindOption(text), role: control.type, ...state };
      },
      control: ({ element }) => {
        const button = element instanceof HTMLInputElement && choices.buttonOf(element);
        // A click on the text focuses the control, as in any label.
        return button ? { tabindex: -1, 'aria-hidden': true, onFocus: () => button.focus() } : {};
      },
    });
  },
);
