import { ACTIVE_CLASS, DEPTH, OPTION, TEXT_BUTTON } from './contract.ts';

/** The radio buttons or checkboxes of a list. */
export function inputsOf(list: Element): HTMLInputElement[] {
  return [...list.querySelectorAll('input')];
}

/** Values that are chosen. */
export function chosenIn(list: Element): string[] {
  return inputsOf(list).flatMap(({ checked, value }) => (checked ? [value] : []));
}

/** Chooses values, and shows them as the server does. */
export function showChosen(list: Element, values: readonly string[]): void {
  for (const input of inputsOf(list)) {
    input.checked = values.includes(input.value);
    const item = input.closest(OPTION.item) ?? input.parentElement;
    for (const part of [item, ...(item?.querySelectorAll(OPTION.state) ?? [])]) {
      part?.classList.toggle(ACTIVE_CLASS, input.checked);
    }
    const button = buttonOf(input);
    if (button) nameAsControl(button, input);
  }
}

/** A text that looks like a button is the control to keyboards and screen readers; the theme hides the real one. */
function nameAsControl(button: HTMLElement, input: HTMLInputElement): void {
  button.setAttribute('role', input.type);
  button.setAttribute('aria-checked', String(input.checked));
  button.setAttribute('aria-disabled', String(isOff(input)));
  input.tabIndex = -1;
  input.setAttribute('aria-hidden', 'true');
}

/** Gives the markup back. */
export function giveBack(list: Element): void {
  for (const input of inputsOf(list)) {
    const button = buttonOf(input);
    if (!button) continue;
    for (const name of ['role', 'aria-checked', 'aria-disabled']) button.removeAttribute(name);
    for (const name of ['tabindex', 'aria-hidden']) input.removeAttribute(name);
  }
}

/** The text of an option that looks like a button. */
export function buttonOf(input: HTMLInputElement): HTMLElement | null | undefined {
  return input.parentElement?.querySelector<HTMLElement>(TEXT_BUTTON);
}

/** Chooses what lies below an option along with it, or gives it up; what the server has switched off is not chosen. */
export function chooseBelow(list: Element, parent: HTMLInputElement): void {
  const inputs = inputsOf(list);
  const depth = depthOf(parent);
  for (const input of inputs.slice(inputs.indexOf(parent) + 1)) {
    if (depthOf(input) <= depth) return;
    if (!isOff(input)) input.checked = parent.checked;
  }
}

function depthOf(input: HTMLInputElement): number {
  return Number(input.closest(OPTION.item)?.getAttribute(DEPTH));
}

/** Whether an option cannot be chosen. */
export function isOff(input: HTMLInputElement): boolean {
  return input.disabled || input.getAttribute('aria-disabled') === 'true';
}

/** What has the focus keeps it, also when the server switches it off: it can no longer be chosen, that is all. */
export function keepReachable(list: Element): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement) || !focused.disabled || !list.contains(focused)) return;
  focused.disabled = false;
  focused.setAttribute('aria-disabled', 'true');
}
