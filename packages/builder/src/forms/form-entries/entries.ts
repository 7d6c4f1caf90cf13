import { type Control, isCheckable } from '@stirrup/cms';
import { membersOf, parseObject } from '@stirrup/runtime';
import { emitEntry } from '../form-fields/emit-entry.ts';
import { KEPT_CONTROL, SECRET } from './contract.ts';
import { NOT_KEPT } from './storage-contract.ts';

/** An entry: a text, or the values of the chosen options. */
type Entry = readonly string[];

/** The fields of a form whose entries are kept, by their names: ids change with every page load. */
export function keptFields(form: HTMLFormElement): Map<string, Control> {
  const fields = new Map<string, Control>();
  for (const control of membersOf(form).querySelectorAll<Control>(KEPT_CONTROL)) {
    if (control.matches(SECRET) || control.closest(NOT_KEPT)) continue;
    const name = isCheckable(control) ? `${control.name}=${control.value}` : control.name;
    let key = name;
    for (let count = 2; fields.has(key); count++) key = `${name}#${count}`;
    if (control.name) fields.set(key, control);
  }
  return fields;
}

/** The current entry of a field. */
export function entryOf(control: Control): Entry {
  return optionsOf(control)?.filter(isChosen).map(sentValue) ?? [control.value];
}

/** Restores an earlier entry, with the events of typing. */
export function enter(control: Control, entry: Entry): void {
  const choices = optionsOf(control);
  for (const choice of choices ?? []) {
    const isMade = entry.includes(choice.value);
    if ('checked' in choice) choice.checked = isMade;
    else choice.selected = isMade;
  }
  if (!choices) control.value = entry.join('');
  emitEntry(control);
}

type Choice = HTMLInputElement | HTMLOptionElement;

/** The options of a control, to be ticked or selected; undefined for text fields. */
function optionsOf(control: Control): Choice[] | undefined {
  if ('options' in control) return [...control.options];
  return isCheckable(control) ? [control] : undefined;
}

function isChosen(choice: Choice): boolean {
  return 'checked' in choice ? choice.checked : choice.selected;
}

function sentValue({ value }: Choice): string {
  return value;
}

/** The stored entries; none if another script has damaged them. */
export function parseEntries(json: string | null): ReadonlyMap<string, Entry> {
  const known = Object.entries(parseObject(json ?? '') ?? {});
  const isEntry = (entry: unknown): entry is Entry =>
    Array.isArray(entry) && entry.every((value) => typeof value === 'string');
  return new Map(known.flatMap(([key, entry]) => (isEntry(entry) ? [[key, entry] as const] : [])));
}
