import { atom, type ReadableAtom } from 'nanostores';
import { type ChoiceNames, DEPTH } from './contract.ts';

/** The choices of a list; its controls hold the selection. */
export interface Choices {
  /** Values shown as chosen; a new list each time they have to be rendered. */
  readonly shown: ReadableAtom<readonly string[]>;
  /** The chosen values, or those that the server has printed as chosen. */
  readonly read: (state?: 'checked' | 'defaultChecked') => readonly string[];
  /** Selects values and shows them; by default the present selection. */
  readonly show: (values?: readonly string[]) => void;
  readonly controls: () => HTMLInputElement[];
  /** The control of the option around an element. */
  readonly controlOf: (part: Element) => HTMLInputElement | undefined;
  /** The text of an option, if it looks like a button. */
  readonly buttonOf: (control: HTMLInputElement) => HTMLElement | undefined;
  /** Chooses or clears all options below an option along with it; disabled ones stay. */
  readonly chooseBelow: (parent: HTMLInputElement) => void;
}

/** The choices of a list: its controls, their options and buttons, by the names of its dialect. */
export function createChoices(list: Element, { control = 'input', option = 'li', text = '' }: ChoiceNames): Choices {
  const controls = () => [...list.querySelectorAll<HTMLInputElement>(control)];
  const read: Choices['read'] = (state = 'checked') =>
    controls().flatMap((input) => (input[state] ? [input.value] : []));
  const optionOf = (part: Element) => part.closest(option) ?? part.parentElement;
  const depthOf = (input: Element) => Number(input.closest(option)?.getAttribute(DEPTH));
  const shown = atom(read());
  return {
    shown,
    read,
    controls,
    show: (values = read()) => {
      keepReachable(list);
      const chosen = new Set(values);
      for (const input of controls()) input.checked = chosen.has(input.value);
      shown.set(read());
    },
    controlOf: (part) => optionOf(part)?.querySelector<HTMLInputElement>(control) ?? undefined,
    buttonOf: (input) => {
      const label = text ? optionOf(input)?.querySelector<HTMLElement>(text) : undefined;
      return label?.hasAttribute('tabindex') ? label : undefined;
    },
    chooseBelow: (parent) => {
      const all = controls();
      for (const input of all.slice(all.indexOf(parent) + 1)) {
        if (depthOf(input) <= depthOf(parent)) return;
        if (!isOff(input)) input.checked = parent.checked;
      }
    },
  };
}

/** True if an option cannot be chosen. */
export function isOff(input: HTMLInputElement): boolean {
  return input.disabled || input.getAttribute('aria-disabled') === 'true';
}

/**
 * Keeps the focus on a focused option that the server disables: `aria-disabled` replaces `disabled`, which would blur
 * it.
 */
function keepReachable(list: Element): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement) || !focused.disabled || !list.contains(focused)) return;
  focused.disabled = false;
  focused.setAttribute('aria-disabled', 'true');
}
