import { membersOf, parseObject } from '@stirrup/runtime';
import { CONTROL, SECRET } from './contract.ts';
import { NOT_KEPT } from './storage-contract.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What has been entered: a text, or the values of what is chosen. */
type Entry = readonly string[];

/** The fields of a form of which entries are kept, by what they are called: ids are drawn anew with every page. */
export function keptFields(form: HTMLFormElement): Map<string, Control> {
  const fields = new Map<string, Control>();
  for (const control of membersOf(form).querySelectorAll<Control>(CONTROL)) {
    if (control.matches(SECRET) || control.closest(NOT_KEPT)) continue;
    const name = isTickable(control) ? `${control.name}=${control.value}` : control.name;
    let key = name;
    for (let count = 2; fields.has(key); count++) key = `${name}#${count}`;
    if (control.name) fields.set(key, control);
  }
  return fields;
}

/** What is in a field now. */
export function entryOf(control: Control): Entry {
  return choicesOf(control)?.filter(isChosen).map(sentValue) ?? [control.value];
}

/** Whether a field is as the server has printed it. */
export function isAsPrinted(control: Control): boolean {
  const choices = choicesOf(control);
  if (!choices) return 'defaultValue' in control && control.value === control.defaultValue;
  const printed = choices.filter((choice) => choice.matches('[checked], [selected]'));
  // Of a list without any, browsers choose the first.
  const isFirst = printed.length === 0 && control.type === 'select-one';
  return String(entryOf(control)) === String((isFirst ? choices.slice(0, 1) : printed).map(sentValue));
}

/** Enters what was entered before, and tells everybody, as if the visitor had. */
export function enter(control: Control, entry: Entry): void {
  const choices = choicesOf(control);
  for (const choice of choices ?? []) {
    const isMade = entry.includes(choice.value);
    if ('checked' in choice) choice.checked = isMade;
    else choice.selected = isMade;
  }
  if (!choices) control.value = entry.join('');
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

type Choice = HTMLInputElement | HTMLOptionElement;

/** What is chosen in a control, by being ticked or selected; undefined where texts are written. */
function choicesOf(control: Control): Choice[] | undefined {
  if ('options' in control) return [...control.options];
  return 'checked' in control && isTickable(control) ? [control] : undefined;
}

function isTickable({ type }: Control): boolean {
  return type === 'checkbox' || type === 'radio';
}

function isChosen(choice: Choice): boolean {
  return 'checked' in choice ? choice.checked : choice.selected;
}

function sentValue({ value }: Choice): string {
  return value;
}

/** What storage holds; nothing of it where somebody has spoilt it. */
export function parseEntries(json: string | null): ReadonlyMap<string, Entry> {
  const known = Object.entries(parseObject(json ?? '') ?? {});
  const isEntry = (entry: unknown): entry is Entry =>
    Array.isArray(entry) && entry.every((value) => typeof value === 'string');
  return new Map(known.flatMap(([key, entry]) => (isEntry(entry) ? [[key, entry] as const] : [])));
}
