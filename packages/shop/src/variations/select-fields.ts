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
      leave(select, wanted);
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

/** Takes away and puts back as few options as possible: moving all of them costs more than all the rest of a choice. */
function leave(select: HTMLSelectElement, wanted: readonly HTMLOptionElement[]): void {
  const known = new Set(wanted);
  for (const option of [...select.options]) if (!known.has(option)) option.remove();
  for (const [place, option] of wanted.entries()) {
    const present = select.options[place] ?? null;
    if (present !== option) (present?.parentNode ?? select).insertBefore(option, present);
  }
}

function showState(option: HTMLOptionElement, state: OptionState): void {
  const { attached, enabled, outOfStock } = OPTION_CLASS;
  option.classList.toggle(attached, state !== 'absent');
  option.classList.toggle(enabled, state === 'available' || state === 'out-of-stock');
  option.classList.toggle(outOfStock, state === 'out-of-stock');
  option.disabled = state === 'inactive';
}
