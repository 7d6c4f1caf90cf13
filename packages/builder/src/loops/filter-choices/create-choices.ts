import { atom, type ReadableAtom } from 'nanostores';
import { type ChoiceNames, DEPTH } from './contract.ts';

/** The choices of a list; its controls hold the selection. */
export interface Choices {
  /** Values that show as chosen; another list each time that they are to be shown. */
  readonly shown: ReadableAtom<readonly string[]>;
  /** Values that are chosen. */
  readonly read: () => readonly string[];
  /** Selects values, and shows them; without any, shows the present selection. */
  readonly show: (values?: readonly string[]) => void;
  readonly controls: () => HTMLInputElement[];
  /** The control of the option that an element is, or is a part of. */
  readonly controlOf: (part: Element) => HTMLInputElement | undefined;
  /** The text of an option that looks like a button. */
  readonly buttonOf: (control: HTMLInputElement) => HTMLElement | undefined;
  /** Chooses what lies below an option along with it, or gives it up; what the server has switched off is not chosen. */
  readonly chooseBelow: (parent: HTMLInputElement) => void;
}

/** @param names What the list's dialect calls its parts. */
export function createChoices(list: Element, { control = 'input', option = 'li', text = '' }: ChoiceNames): Choices {
  const controls = () => [...list.querySelectorAll<HTMLInputElement>(control)];
  const read = () => controls().flatMap(({ checked, value }) => (checked ? [value] : []));
  const optionOf = (part: Element) => part.closest(option) ?? part.parentElement;
  const depthOf = (input: Element) => Number(input.closest(option)?.getAttribute(DEPTH));
  const shown = atom(read());
  return {
    ...{ shown, read, controls },
    show: (values = read()) => {
      keepReachable(list);
      for (const input of controls()) input.checked = values.includes(input.value);
      shown.set(read());
    },
    controlOf: (part) => optionOf(part)?.querySelector<HTMLInputElement>(control) ?? undefined,
    buttonOf: (input) => {
      const words = text ? optionOf(input)?.querySelector<HTMLElement>(text) : undefined;
      return words?.hasAttribute('tabindex') ? words : undefined;
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

/** Whether an option cannot be chosen. */
export function isOff(input: HTMLInputElement): boolean {
  return input.disabled || input.getAttribute('aria-disabled') === 'true';
}

/** A focused option keeps the focus, also when the server switches it off: it can no longer be chosen, that is all. */
function keepReachable(list: Element): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement) || !focused.disabled || !list.contains(focused)) return;
  focused.disabled = false;
  focused.setAttribute('aria-disabled', 'true');
}
