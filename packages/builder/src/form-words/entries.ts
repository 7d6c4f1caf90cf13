import { parseObject } from '@stirrup/runtime';
import { CONTROL, NOT_KEPT, SECRET } from './contract.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What has been entered: a text, the options chosen of a select, `on` for what is ticked. */
type Entry = readonly string[];

/** The fields of a form of which entries are kept, by what they are called: ids are drawn anew with every page. */
export function keptFields(form: HTMLFormElement): Map<string, Control> {
  const fields = new Map<string, Control>();
  for (const control of form.querySelectorAll<Control>(CONTROL)) {
    if (control.matches(SECRET) || control.closest(NOT_KEPT)) continue;
    const name = isChoice(control) ? `${control.name}=${control.value}` : control.name;
    let key = name;
    for (let count = 2; fields.has(key); count++) key = `${name}#${count}`;
    if (control.name) fields.set(key, control);
  }
  return fields;
}

/** What is in a field now. */
export function entryOf(control: Control): Entry {
  if (control instanceof HTMLSelectElement) return valuesOf([...control.options].filter(({ selected }) => selected));
  return isChoice(control) ? ticked(control.checked) : [control.value];
}

/** Whether a field is as the server has printed it. */
export function isAsPrinted(control: Control): boolean {
  return JSON.stringify(entryOf(control)) === JSON.stringify(printedEntry(control));
}

function printedEntry(control: Control): Entry {
  if (!(control instanceof HTMLSelectElement)) {
    return isChoice(control) ? ticked(control.defaultChecked) : [control.defaultValue];
  }
  const options = [...control.options];
  const printed = options.filter((option) => option.hasAttribute('selected'));
  // Where none is, browsers choose the first.
  return valuesOf(printed.length === 0 && !control.multiple ? options.slice(0, 1) : printed);
}

/** Enters what was entered before, and tells everybody, as if the visitor had. */
export function enter(control: Control, entry: Entry): void {
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = entry.includes(option.value);
  } else if (isChoice(control)) control.checked = entry.length > 0;
  else [control.value = ''] = entry;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What storage holds; nothing of it where somebody has spoilt it. */
export function parseEntries(json: string | null): ReadonlyMap<string, Entry> {
  const known = Object.entries(parseObject(json ?? '') ?? {});
  return new Map(known.flatMap(([key, entry]) => (Array.isArray(entry) ? [[key, entry.map(String)] as const] : [])));
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function valuesOf(options: readonly HTMLOptionElement[]): Entry {
  return options.map(({ value }) => value);
}

function ticked(isTicked: boolean): Entry {
  return isTicked ? ['on'] : [];
}
