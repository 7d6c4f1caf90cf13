import type { Control } from '@stirrup/cms';
import { hideFromSight } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import { membersOf } from '@stirrup/runtime';
import { nameOf } from './fields.ts';
import { fieldTexts } from './texts.ts';

/** The error summary: tells screen readers how many fields are wrong, and leads to each. */
export interface Summary {
  /** Lists these fields, in place of those before. */
  show(problems: ReadonlyMap<Control, string>): void;
  /** Leaves out a field that is right now. */
  leaveOut(control: Control): void;
}

/**
 * A list at the start of the form, where several fields are wrong: read out at once, and there for whoever goes through the
 * page with a screen reader. Everybody else sees the messages at the fields.
 */
export function createSummary(form: HTMLFormElement, goTo: (control: Control) => void, signal: AbortSignal): Summary {
  const lines = new Map<Control, HTMLLIElement>();
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  hideFromSight(box);
  signal.addEventListener('abort', () => box.remove());
  const show = (problems: ReadonlyMap<Control, string>) => {
    // Screen readers do not announce the same text again.
    box.remove();
    lines.clear();
    if (problems.size < 2) return;
    for (const [control, message] of problems) lines.set(control, lineOf(control, message, goTo));
    const title = document.createElement('p');
    title.textContent = text(fieldTexts, 'wrongFields').replace('%s', String(problems.size));
    const list = document.createElement('ul');
    list.append(...lines.values());
    box.replaceChildren(title, list);
    membersOf(form).prepend(box);
  };
  const leaveOut = (control: Control) => {
    lines.get(control)?.remove();
    if (lines.delete(control) && lines.size === 0) box.remove();
  };
  return { show, leaveOut };
}

function lineOf(control: Control, message: string, goTo: (control: Control) => void): HTMLLIElement {
  const line = document.createElement('li');
  const link = document.createElement('a');
  link.textContent = `${nameOf(control)}: ${message}`;
  link.href = `#${control.id}`;
  // It is out of sight, and so is no stop for the Tab key.
  link.tabIndex = -1;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    goTo(control);
  });
  line.append(link);
  return line;
}
