import type { Choice, OptionState } from '../variation-matching/index-variations.ts';
import { ATTRIBUTE_NAME, KEEPS_PLACEHOLDER, OPTION_CLASS } from './contract.ts';

/** One attribute's select, with all options that the server printed. */
export interface SelectField {
  readonly select: HTMLSelectElement;
  readonly attribute: string;
  /** Leaves the options that are possible; false if the chosen one is not among them, and was cleared. */
  readonly update: (stateOf: (value: string) => OptionState) => boolean;
  /** Puts all options back as the server printed them. */
  readonly giveBack: () => void;
}

/** What is chosen at the moment (contracts/woocommerce.md §5.2). */
export function chosenIn(fields: readonly SelectField[]): Choice {
  return new Map(fields.map(({ attribute, select }) => [attribute, select.value]));
}

/**
 * Takes hold of a select. Options are the same nodes all along, which others may know; those that are impossible leave
 * the page, so that plugins which read the options see what is possible (§5.3).
 */
export function createSelectField(select: HTMLSelectElement): SelectField {
  const printed = [...select.childNodes];
  const options = [...select.options].map((option) => ({
    option,
    isDisabled: option.disabled,
    classes: option.getAttribute('class'),
  }));
  const leavesPlaceholder = select.getAttribute(KEEPS_PLACEHOLDER.attribute) === KEEPS_PLACEHOLDER.no;

  return {
    select,
    attribute: select.getAttribute(ATTRIBUTE_NAME) ?? select.name,
    update: (stateOf) => {
      const { value } = select;
      let isPossible = value === '';
      const left = options.filter(({ option }) => {
        const state = option.value === '' ? undefined : stateOf(option.value);
        if (!state) return true;
        showState(option, state);
        if (option.value === value && !option.disabled && state !== 'absent') isPossible = true;
        return state !== 'absent';
      });
      const list = left.map(({ option }) => option);
      const isPlaceholderIdle = leavesPlaceholder && isPossible && value !== '';
      const wanted = isPlaceholderIdle ? list.filter((option) => option.value !== '') : list;
      const isSame = wanted.length === select.options.length && wanted.every((one, at) => one === select.options[at]);
      if (!isSame) select.replaceChildren(...wanted);
      const next = isPossible ? value : '';
      if (select.value !== next) select.value = next;
      return isPossible;
    },
    giveBack: () => {
      const { value } = select;
      for (const { option, isDisabled, classes } of options) {
        option.disabled = isDisabled;
        if (classes === null) option.removeAttribute('class');
        else option.className = classes;
      }
      select.replaceChildren(...printed);
      select.value = value;
    },
  };
}

function showState(option: HTMLOptionElement, state: OptionState): void {
  const { attached, enabled, outOfStock } = OPTION_CLASS;
  option.classList.toggle(attached, state !== 'absent');
  option.classList.toggle(enabled, state === 'available' || state === 'out-of-stock');
  option.classList.toggle(outOfStock, state === 'out-of-stock');
  option.disabled = state === 'inactive';
}
