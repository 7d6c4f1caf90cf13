import { announce } from '@stirrup/cms/notices';
import { atom, type ReadableAtom } from 'nanostores';
import { partAround, partIn, selectorAt } from '../form-fields/named-parts.ts';
import { type Refusal, refusalOf } from './file-rules.ts';
import { fileText } from './file-text.ts';
import { keepInReach } from './keep-in-reach.ts';
import { refusalText } from './refusal-text.ts';

/** A file that was chosen. */
export interface ChosenFile {
  /** Tells it apart from others of the field, also from the same file chosen once more. */
  readonly number: number;
  readonly file: File;
  /** The rule that refuses it, if one does. */
  readonly why: Refusal | undefined;
}

/** A field and the files it holds. */
export interface FileField {
  readonly input: HTMLInputElement;
  /** The field with its label and rows. */
  readonly zone: Element;
  /** The row that the page prints, to be shown for each file. */
  readonly template: HTMLElement;
  /** All that was chosen and is still to be seen, the oldest first. */
  readonly chosen: ReadableAtom<readonly ChosenFile[]>;
  /** The rows that show these. */
  readonly rows: WeakMap<ChosenFile, Element>;
  readonly files: () => File[];
  /** Adds files to those it holds, as far as its rules let them in. */
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (chosen: ChosenFile) => void;
  /** Gives up its files and the messages about others, or the messages only. */
  readonly clear: (isOnlyRefused?: boolean) => void;
}

let last = 0;

/**
 * Gives a field a list that each choice adds to; the browser's own list is kept the same. Undefined where the page
 * prints no row to show files in: that field stays the browser's.
 */
export function createFileField(input: HTMLInputElement, signal: AbortSignal): FileField | undefined {
  const zone = partAround(input, 'field');
  const template = zone && partIn(zone, 'file');
  if (!zone || !template) return undefined;
  const chosen = atom<readonly ChosenFile[]>([]);
  const rows = new WeakMap<ChosenFile, Element>();
  const taken = (list = chosen.get()) => list.flatMap(({ file, why }) => (why ? [] : file));

  /** A field's own list, which `required` asks for and a form without us sends, is kept the same: no more, no less. */
  const sync = () => {
    const transfer = new DataTransfer();
    for (const file of taken()) transfer.items.add(file);
    // Some browsers tell of a choice when the list is set: not where it is so already.
    if (listOf(transfer.files) === listOf(input.files)) return;
    input.files = transfer.files;
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const remove: FileField['remove'] = (entry) => {
    const index = chosen.get().indexOf(entry);
    const rest = chosen.get().filter((one) => one !== entry);
    chosen.set(rest);
    // To the button of the next row, which was added before this one, else of the one above, else to the field.
    const beside = rest[index - 1] ?? rest[index];
    const buttons = `${selectorAt(zone, 'remove')}, ${selectorAt(zone, 'dismiss')}`;
    const button = beside && rows.get(beside)?.querySelector<HTMLElement | SVGElement>(buttons);
    (button ?? input).focus();
    if (!entry.why) announce(fileText('fileRemoved', entry.file.name));
    sync();
  };
  const add: FileField['add'] = (list) => {
    let all = chosen.get();
    const added: ChosenFile[] = [];
    for (const file of list) {
      if (taken(all).some((one) => keyOf(one) === keyOf(file))) continue;
      const why = refusalOf(file, taken(all).length, input);
      // A field for one file that no rule limits: the new one takes the old one's place, as without us.
      const kept = why || input.multiple ? all : all.filter((one) => one.why);
      const entry = { number: ++last, file, why };
      all = [...kept, entry];
      added.push(entry);
    }
    chosen.set(all);
    const messages = added.flatMap(({ file, why }) => (why ? refusalText(template, file, why) : []));
    const names = taken(added).map(({ name }) => name);
    if (names.length > 0) messages.push(fileText('fileAdded', names.join(', ')));
    announce(messages.join(' '));
    sync();
  };
  const clear: FileField['clear'] = (isOnlyRefused) => {
    chosen.set(isOnlyRefused ? chosen.get().filter(({ why }) => !why) : []);
    sync();
  };

  keepInReach(input, partIn(zone, 'choose'), signal);
  input.addEventListener('change', () => add(input.files ?? []), { signal });
  add(input.files ?? []);
  return { input, zone, template, chosen, rows, files: taken, add, remove, clear };
}

/** Tells files apart; a name holds no slash. */
function keyOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join('/');
}

function listOf(files: FileList | null): string {
  return Array.from(files ?? [], keyOf).join('/');
}
