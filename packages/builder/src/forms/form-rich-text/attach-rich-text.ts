import { parseObject } from '@stirrup/runtime';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { whenNear } from '../../shared/when-near.ts';
import { nameOf } from '../form-fields/fields.ts';
import { partsIn } from '../form-fields/named-parts.ts';
import { EDITOR_EVENT, HIDDEN_BY, LICENCE, NOT_TAKEN, SETTINGS } from './contract.ts';
import { followEditor } from './follow-editor.ts';
import { type Editor, pageTinymce } from './page-tinymce.ts';

/** Time after which an editor counts as failed and its field is restored, in ms. */
const PATIENCE = 15_000;

/**
 * Starts the page's TinyMCE in each field for formatted text of a form, with the builder's settings, shortly before the
 * field scrolls into view. Until then, and where TinyMCE is missing or fails, visitors write in the field itself.
 *
 * @example
 * ```html
 * <textarea class="form-field-richtext" name="form-field-text" data-tinymce-settings='{"toolbar1":"bold,italic"}'></textarea>
 * ```
 * ```ts
 * attachRichText(form, signal);
 * ```
 * Follows bricks-dynamic.md §6.2.
 */
export function attachRichText(form: HTMLFormElement, signal: AbortSignal): void {
  for (const field of partsIn(form, 'richText')) {
    if (!(field instanceof HTMLTextAreaElement)) continue;
    let isStarted = false;
    const start = () => {
      // A field that has the focus is never replaced.
      if (isStarted || document.activeElement === field || !field.checkVisibility()) return;
      isStarted = startEditor(field, signal);
    };
    whenNear(field, start, signal);
    field.addEventListener('blur', start, { signal });
    // TinyMCE may load after us.
    if (document.readyState !== 'complete') addEventListener('load', start, { signal });
  }
}

/** @returns True if the page has TinyMCE. */
function startEditor(field: HTMLTextAreaElement, signal: AbortSignal): boolean {
  const tinymce = pageTinymce();
  if (!tinymce) return false;
  const given = field.id ? tinymce.get(field.id) : null;
  if (given) {
    // A script of the page has already started it. If two fields share an id, TinyMCE knows only the first.
    if (given.getElement() === field) followEditor(given, field, signal);
    return true;
  }
  const restore = keepAttributes(field, HIDDEN_BY);
  let made: Editor | undefined;
  const remove = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', remove);
    if (!made?.removed) made?.remove();
    restore();
  };
  const timer = setTimeout(remove, PATIENCE);
  const printed = Object.entries(parseObject(field.getAttribute(SETTINGS) ?? '') ?? {});
  const taken = Object.fromEntries(printed.filter(([name]) => !NOT_TAKEN.test(name)));
  const setup = (editor: Editor) => {
    made = editor;
    editor.on(EDITOR_EVENT.ready, () => clearTimeout(timer));
    editor.on(EDITOR_EVENT.failed, remove);
    followEditor(editor, field, signal);
  };
  signal.addEventListener('abort', remove);
  try {
    tinymce
      .init({ ...LICENCE, iframe_aria_text: nameOf(field), ...taken, target: field, setup })
      .then(undefined, remove);
  } catch {
    remove();
  }
  return true;
}
