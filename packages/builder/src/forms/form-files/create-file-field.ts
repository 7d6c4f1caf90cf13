import { announce } from '@stirrup/cms/notices';
import { atom, type ReadableAtom } from 'nanostores';
import { emitEntry } from '../form-fields/emit-entry.ts';
import { partAround, partIn, selectorAt } from '../form-fields/named-parts.ts';
import { fileText } from './file-text.ts';
import { keepInReach } from './keep-in-reach.ts';
import { type Refusal, refusalOf } from './refusal-of.ts';
import { refusalText } from './refusal-text.ts';

/** A chosen file. */
export interface ChosenFile {
  /** Unique in the page, also for the same file chosen again. */
  readonly number: number;
  readonly file: File;
  /** The reason for refusing it, if any. */
  readonly refusal: Refusal | undefined;
}

/** A field and the files it holds. */
export interface FileField {
  readonly input: HTMLInputElement;
  /** The field with its label and rows. */
  readonly zone: Element;
  /** The row that the page prints, cloned for each file. */
  readonly template: HTMLElement;
  /** All chosen files that still show, oldest first. */
  readonly chosen: ReadableAtom<readonly ChosenFile[]>;
  /** The rows of these files. */
  readonly rows: WeakMap<ChosenFile, Element>;
  /** Adds files, as far as the field's rules accept them. */
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (chosen: ChosenFile) => void;
  /** Clears its files and the messages about refused ones, or only the messages. */
  readonly clear: (isOnlyRefused?: boolean) => void;
}

let last = 0;

/**
 * Gives a field a list that each choice adds to, and keeps the browser's own list in sync. Undefined if the page prints
 * no row for files: such a field is left to the browser.
 */
export function createFileField(input: HTMLInputElement, signal: AbortSignal): FileField | undefined {
  const zone = partAround(input, 'field');
  const template = zone && partIn(zone, 'file');
  if (!zone || !template) return undefined;
  const chosen = atom<readonly ChosenFile[]>([]);
  const rows = new WeakMap<ChosenFile, Element>();
  const taken = (list = chosen.get()) => list.flatMap(({ file, refusal }) => (refusal ? [] : file));

  /** Keeps the field's own list in sync, which `required` checks and a plain submit sends. */
  const sync = () => {
    const transfer = new DataTransfer();
    for (const file of taken()) transfer.items.add(file);
    // Some browsers dispatch `change` when the list is set, so an equal list is not set again.
    if (listOf(transfer.files) === listOf(input.files)) return;
    input.files = transfer.files;
    emitEntry(input);
  };
  const remove: FileField['remove'] = (entry) => {
    const index = chosen.get().indexOf(entry);
    const rest = chosen.get().filter((one) => one !== entry);
    chosen.set(rest);
    // Focuses the button of the older file's row, otherwise of the newer one's, otherwise the field.
    const beside = rest[index - 1] ?? rest[index];
    const buttons = `${selectorAt(zone, 'remove')}, ${selectorAt(zone, 'dismiss')}`;
    const button = beside && rows.get(beside)?.querySelector<HTMLElement | SVGElement>(buttons);
    (button ?? input).focus();
    if (!entry.refusal) announce(fileText('fileRemoved', entry.file.name));
    sync();
  };
  const add: FileField['add'] = (list) => {
    let all = chosen.get();
    const added: ChosenFile[] = [];
    for (const file of list) {
      if (taken(all).some((one) => keyOf(one) === keyOf(file))) continue;
      const refusal = refusalOf(file, taken(all).length, input);
      // A field for one file, without a limit: the new file replaces the old one, as without our code.
      const kept = refusal || input.multiple ? all : all.filter((one) => one.refusal);
      const entry = { number: ++last, file, refusal };
      all = [...kept, entry];
      added.push(entry);
    }
    chosen.set(all);
    const messages = added.flatMap(({ file, refusal }) => (refusal ? refusalText(template, file, refusal) : []));
    const names = taken(added).map(({ name }) => name);
    if (names.length > 0) messages.push(fileText('fileAdded', names.join(', ')));
    announce(messages.join(' '));
    sync();
  };
  const clear: FileField['clear'] = (isOnlyRefused) => {
    chosen.set(isOnlyRefused ? chosen.get().filter(({ refusal }) => !refusal) : []);
    sync();
  };

  keepInReach(input, partIn(zone, 'choose'), signal);
  const handleChange = ({ isTrusted }: Event) => {
    // Another script has emptied the field. A visitor who cancels the browser's dialog keeps the files.
    if (!isTrusted && !input.files?.length && taken().length > 0) clear();
    else add(input.files ?? []);
  };
  input.addEventListener('change', handleChange, { signal });
  add(input.files ?? []);
  return { input, zone, template, chosen, rows, add, remove, clear };
}

/** A key that tells files apart; file names contain no slash. */
function keyOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join('/');
}

function listOf(files: FileList | null): string {
  return Array.from(files ?? [], keyOf).join('/');
}
