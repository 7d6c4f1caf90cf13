import { fillHtml } from '@stirrup/cms';
import type { OptionState } from '../variation-matching/index-variations.ts';
import { attributeOf } from './choice-of.ts';
import { OPTION_CLASS, PLACEHOLDER_RULE, PRINTED_OPTIONS } from './data-contract.ts';
import { sharedData } from './shared-data.ts';

/** One attribute's select, with all options that the server printed. */
export interface SelectField {
  readonly select: HTMLSelectElement;
  readonly attribute: string;
  /** Keeps the possible options. Returns false if the chosen one was impossible; it is cleared then. */
  readonly update: (stateOf: (value: string) => OptionState) => boolean;
  /** Restores all options as the server printed them. */
  readonly restore: () => void;
}

/** An option as the server printed it, and its shown state. */
interface PrintedOption {
  readonly option: HTMLOptionElement;
  readonly isDisabled: boolean;
  readonly classes: string | null;
  state: OptionState | undefined;
}

/**
 * Takes over a select. Options remain the same nodes, because other scripts may hold them; impossible ones are removed,
 * so that plugins that read the options see the possible ones (woocommerce.md §5.3).
 */
export function createSelectField(select: HTMLSelectElement): SelectField {
  putBackOptions(select);
  const printed = [...select.childNodes];
  const options = [...select.options].map((option): PrintedOption => {
    return { option, isDisabled: option.disabled, classes: option.getAttribute('class'), state: undefined };
  });
  const dropsPlaceholder = select.getAttribute(PLACEHOLDER_RULE.attribute) === PLACEHOLDER_RULE.drops;

  return {
    select,
    attribute: attributeOf(select),
    update: (stateOf) => {
      const { value } = select;
      for (const entry of options) if (entry.option.value) showState(entry, stateOf(entry.option.value));
      const isPossible = !value || options.some(({ option, state }) => option.value === value && isEnabled(state));
      const isPlaceholderDropped = dropsPlaceholder && isPossible && value;
      const wanted = options.filter(({ option, state }) => (option.value ? state !== 'absent' : !isPlaceholderDropped));
      keepOptions(
        select,
        wanted.map(({ option }) => option),
      );
      const next = isPossible ? value : '';
      if (select.value !== next) select.value = next;
      return isPossible;
    },
    restore: () => {
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

/** Restores the options that the shop's own script has removed as impossible; that script keeps the printed markup. */
function putBackOptions(select: HTMLSelectElement): void {
  const printed = sharedData(select, PRINTED_OPTIONS);
  if (typeof printed !== 'string') return;
  const { value } = select;
  fillHtml(select, printed);
  select.value = value;
}

/** Removes and inserts as few options as possible: moving all of them would be the most expensive part of a choice. */
function keepOptions(select: HTMLSelectElement, wanted: readonly HTMLOptionElement[]): void {
  if (select.options.length === wanted.length && wanted.every((option, place) => option === select.options[place])) {
    return;
  }
  const known = new Set(wanted);
  for (const option of [...select.options]) if (!known.has(option)) option.remove();
  for (const [place, option] of wanted.entries()) {
    const present = select.options[place] ?? null;
    if (present !== option) (present?.parentNode ?? select).insertBefore(option, present);
  }
}

/** Updates an option's state, if it has changed. */
function showState(entry: PrintedOption, state: OptionState): void {
  if (entry.state === state) return;
  entry.state = state;
  const { classList } = entry.option;
  classList.toggle(OPTION_CLASS.attached, state !== 'absent');
  classList.toggle(OPTION_CLASS.enabled, isEnabled(state));
  classList.toggle(OPTION_CLASS.outOfStock, state === 'out-of-stock');
  entry.option.disabled = state === 'inactive';
}

/** True if an option in this state can be chosen. */
export function isEnabled(state: OptionState | undefined): boolean {
  return state === 'available' || state === 'out-of-stock';
}
