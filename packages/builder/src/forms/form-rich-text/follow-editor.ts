import { afterReset } from '../form-fields/after-reset.ts';
import { EDITOR_EVENT } from './contract.ts';
import type { Editor, EditorEvent } from './page-tinymce.ts';
import { toHtml, withoutBlanks } from './to-html.ts';

/**
 * Keeps an editor and its field in sync: text from the editor goes into the field, with the events of typing; errors,
 * focus and reset go from the field to the editor. TinyMCE works in a document of its own, whose events do not reach
 * ours.
 */
export function followEditor(editor: Editor, field: HTMLTextAreaElement, signal: AbortSignal): void {
  let saved = field.value;
  let atFocus = saved;
  const dispatch = (event: Event) => field.dispatchEvent(event);
  const listen = (names: string, listener: (event: EditorEvent) => void) =>
    editor.on(names, (event) => {
      if (!signal.aborted && !editor.removed) listener(event);
    });
  const saveText = () => {
    if (!editor.initialized) return;
    editor.save();
    if (field.value === saved) return;
    saved = field.value;
    dispatch(new Event('input', { bubbles: true }));
  };
  const show = () => {
    saved = field.value;
    if (editor.initialized) editor.setContent(toHtml(saved));
  };
  const begin = () => {
    // Text that was typed while the editor was loading.
    if (toHtml(field.value) !== field.value) show();
    saved = field.value;
    describe(editor, field);
  };
  const enter = () => {
    atFocus = field.value;
    dispatch(new FocusEvent('focusin', { bubbles: true }));
  };
  const leave = () => {
    saveText();
    // If the visitor switches to another window, the field keeps the focus.
    if (document.activeElement === frameOf(editor)) return;
    if (saved !== atFocus) dispatch(new Event('change', { bubbles: true }));
    dispatch(new FocusEvent('focusout', { bubbles: true }));
  };
  const focus = () => {
    if (editor.initialized) editor.focus();
  };
  const observer = new MutationObserver(() => describe(editor, field));

  listen(EDITOR_EVENT.read, (event) => {
    if (event.save && event.content) event.content = withoutBlanks(event.content);
  });
  listen(EDITOR_EVENT.written, saveText);
  listen(EDITOR_EVENT.entered, enter);
  listen(EDITOR_EVENT.left, leave);
  if (editor.initialized) begin();
  else listen(EDITOR_EVENT.ready, begin);
  observer.observe(field, { attributeFilter: ['aria-invalid', 'aria-describedby', 'required'] });
  signal.addEventListener('abort', () => observer.disconnect());
  // The form wants to focus the field, which is hidden: the editor gets the focus.
  field.addEventListener('invalid', focus, { signal });
  for (const label of field.labels) label.addEventListener('click', focus, { signal });
  // Another script has changed the value.
  field.addEventListener('change', () => field.value !== saved && show(), { signal });
  // TinyMCE's own reset would show its initial content.
  if (field.form) afterReset(field.form, show, signal);
}

function frameOf(editor: Editor): Element | null | undefined {
  return editor.getBody()?.ownerDocument.defaultView?.frameElement;
}

/**
 * Copies the field's ARIA states to the editor. Ids of the page mean nothing in the editor's document, so descriptions
 * are copied as text.
 */
function describe(editor: Editor, field: HTMLTextAreaElement): void {
  const body = editor.initialized ? editor.getBody() : null;
  if (!body) return;
  const ids = field.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const description = ids.map((id) => document.getElementById(id)?.textContent.trim() ?? '').join(' ');
  const states = {
    'aria-invalid': field.getAttribute('aria-invalid'),
    'aria-required': field.required ? 'true' : null,
    'aria-description': description || null,
  };
  for (const [name, value] of Object.entries(states)) {
    if (value === null) body.removeAttribute(name);
    else body.setAttribute(name, value);
  }
}
