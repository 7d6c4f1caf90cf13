import { RICH_TEXT } from './contract.ts';

/** What is needed of TinyMCE, which the CMS loads for such fields (contracts/bricks-dynamic.md §6.2). */
interface Editors {
  triggerSave(): void;
  get(id: string): { setContent(html: string): void } | null;
}

/** Brings what was written in editors into their fields, where the page has editors. */
export function saveRichText(): void {
  editors()?.triggerSave();
}

/** Shows in a form's editors what their fields hold. */
export function showRichText(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLTextAreaElement>(RICH_TEXT)) {
    editors()?.get(field.id)?.setContent(field.value);
  }
}

function editors(): Editors | undefined {
  const printed: unknown = Reflect.get(globalThis, 'tinymce');
  return isEditors(printed) ? printed : undefined;
}

function isEditors(printed: unknown): printed is Editors {
  return typeof printed === 'object' && printed !== null && 'triggerSave' in printed && 'get' in printed;
}
