import { announce } from '@stirrup/cms/notices';
import { partAround, partIn, selectorAt } from '../form-fields/named-parts.ts';
import { type Refusal, refusalOf } from './file-rules.ts';
import { keepInReach } from './keep-in-reach.ts';
import { makeRow } from './make-row.ts';
import { words } from './words.ts';

/** A field and the files it holds. */
export interface FileField {
  readonly input: HTMLInputElement;
  /** The field with its label and rows. */
  readonly zone: Element;
  readonly files: () => File[];
  /** Adds files to those it holds, as far as its rules let them in. */
  readonly add: (files: Iterable<File>) => void;
  /** Gives up its files and what it says of others, or that only. */
  readonly clear: (isOnlyRefused?: boolean) => void;
}

/** A file that was chosen. */
interface Entry {
  readonly file: File;
  readonly why: Refusal | undefined;
  readonly row: Element;
}

/**
 * Gives a field a list that each choice adds to; the browser's own list is kept the same. Undefined where the page
 * prints no row to show files in: that field stays the browser's.
 */
export function createFileField(input: HTMLInputElement, signal: AbortSignal): FileField | undefined {
  const zone = partAround(input, 'field');
  const template = zone && partIn(zone, 'file');
  if (!zone || !template) return undefined;
  let entries: Entry[] = [];
  const files = () => entries.flatMap(({ file, why }) => (why ? [] : file));

  const keep = (isKept: (entry: Entry) => unknown) => {
    for (const entry of entries) isKept(entry) || entry.row.remove();
    entries = entries.filter(isKept);
  };
  /** What `required` asks for, and a form without us sends, is what is taken: no more, no less. */
  const sync = () => {
    const transfer = new DataTransfer();
    for (const file of files()) transfer.items.add(file);
    // Some browsers tell of a choice when the list is set: not where it is so already.
    if (listOf(transfer.files) === listOf(input.files)) return;
    input.files = transfer.files;
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const remove = (entry: Entry) => {
    const index = entries.indexOf(entry);
    keep((one) => one !== entry);
    // To the button of the next row, which was added before this one, else of the one above, else to the field.
    const beside = entries[index - 1] ?? entries[index];
    const buttons = `${selectorAt(zone, 'remove')}, ${selectorAt(zone, 'dismiss')}`;
    (beside?.row.querySelector<HTMLElement | SVGElement>(buttons) ?? input).focus();
    if (!entry.why) announce(words('fileRemoved', entry.file.name));
    sync();
  };
  const add: FileField['add'] = (list) => {
    const added: string[] = [];
    const told: string[] = [];
    for (const file of list) {
      if (files().some((one) => keyOf(one) === keyOf(file))) continue;
      const why = refusalOf(file, files().length, input);
      // A field for one file that no rule limits: the new one takes the old one's place, as without us.
      if (!why && !input.multiple) keep((one) => one.why);
      const row = makeRow(template, { file, why, field: input.name, remove: () => remove(entry) }, signal);
      const entry = { file, why, row };
      entries.push(entry);
      if (why) told.push(row.firstChild?.textContent ?? '');
      else added.push(file.name);
    }
    if (added.length > 0) told.push(words('fileAdded', added.join(', ')));
    announce(told.join(' '));
    sync();
  };
  const clear: FileField['clear'] = (isOnlyRefused) => {
    keep(({ why }) => isOnlyRefused && !why);
    sync();
  };

  keepInReach(input, partIn(zone, 'choose'), signal);
  input.addEventListener('change', () => add(input.files ?? []), { signal });
  signal.addEventListener('abort', () => keep(() => false));
  add(input.files ?? []);
  return { input, zone, files, add, clear };
}

/** What tells files apart; a name holds no slash. */
function keyOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join('/');
}

function listOf(files: FileList | null): string {
  return Array.from(files ?? [], keyOf).join('/');
}
