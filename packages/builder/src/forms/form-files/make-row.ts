import { makeControl } from '../../shared/make-control.ts';
import { partIn, selectorAt, show } from '../form-fields/named-parts.ts';
import { REMOVED } from './contract.ts';
import { fileText } from './file-text.ts';
import type { Refusal } from './refusal-of.ts';
import { refusalText } from './refusal-text.ts';

/** Options of a file's row. */
interface RowOptions {
  readonly file: File;
  /** Reason for the refusal, if it was refused. */
  readonly refusal: Refusal | undefined;
  /** Name of the field. */
  readonly field: string;
  /** Called when its button is pressed. */
  readonly remove: () => void;
}

/** Adds a row for a file above the others: its name and a button, or the reason for its refusal and a cross. */
export function makeRow(
  template: HTMLElement,
  { file, refusal, field, remove }: RowOptions,
  signal: AbortSignal,
): Element {
  const row = document.importNode(template, true);
  template.after(row);
  const name = partIn(row, 'fileName');
  const button = partIn(row, 'remove');
  const cross = row.querySelector<HTMLElement | SVGElement>(selectorAt(row, 'dismiss'));
  row.hidden = false;
  show(row, 'shown', true);
  if (refusal) {
    show(row, 'refused', true);
    row.prepend(refusalText(template, file, refusal));
    name?.remove();
    if (cross) {
      button?.remove();
      cross.removeAttribute('aria-hidden');
      makeControl(cross, fileText('remove'), remove, signal);
    }
  } else {
    cross?.remove();
    name?.replaceChildren(file.name);
    button?.setAttribute('aria-label', `${button.textContent.trim()} ${file.name}`);
    button?.setAttribute(REMOVED.file, file.name);
    button?.setAttribute(REMOVED.field, field);
  }
  for (const control of [button, cross]) control?.addEventListener('click', remove, { signal });
  return row;
}
