/** A field that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** True if a field no longer has the value that the server printed. */
export function isEntered(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const printed = printedOptions(control);
    return [...control.options].some((option) => option.selected !== printed.includes(option));
  }
  return isCheckable(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** True for checkboxes and radio buttons, whose entry is `checked`. */
export function isCheckable(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

/**
 * The options that the server has printed as chosen. Without a mark, browsers choose the first option of a menu that is
 * not disabled, and none of a list.
 */
export function printedOptions(select: HTMLSelectElement): HTMLOptionElement[] {
  const marked = [...select.querySelectorAll<HTMLOptionElement>('option[selected]')];
  if (select.multiple) return marked;
  if (marked.length > 0 || Number(select.getAttribute('size')) > 1) return marked.slice(-1);
  return [...select.querySelectorAll<HTMLOptionElement>('option:not(:disabled)')].slice(0, 1);
}
