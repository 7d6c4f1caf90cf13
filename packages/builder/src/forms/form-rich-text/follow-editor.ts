import { membersOf } from '@stirrup/runtime';
import { HEARD } from './contract.ts';
import type { Editor, EditorEvent } from './page-tinymce.ts';
import { toHtml, withoutBlanks } from './to-html.ts';

/**
 * Makes an editor and its field one: what is written in the one is in the other, which says so as if it had been typed
 * there; messages, focus and reset go the other way. TinyMCE works in a document of its own, out of which no event comes.
 */
export function followEditor(editor: Editor, field: HTMLTextAreaElement, signal: AbortSignal): void {
  let saved = field.value;
  let atFocus = saved;
  const dispatch = (event: Event) => field.dispatchEvent(event);
  const listen = (names: string, listener: (event: EditorEvent) => void) =>
    editor.on(names, (event) => {
      if (!signal.aborted && !editor.removed) listener(event);
    });
  const take = () => {
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
    // Lines that were typed while it was on its way.
    if (toHtml(field.value) !== field.value) show();
    saved = field.value;
    describe(editor, field);
  };
  const enter = () => {
    atFocus = field.value;
    dispatch(new FocusEvent('focusin', { bubbles: true }));
  };
  const leave = () => {
    take();
    // A visitor who goes to another window comes back to the field.
    if (document.activeElement === frameOf(editor)) return;
    if (saved !== atFocus) dispatch(new Event('change', { bubbles: true }));
    dispatch(new FocusEvent('focusout', { bubbles: true }));
  };
  const focus = () => {
    if (editor.initialized) editor.focus();
  };
  const observer = new MutationObserver(() => describe(editor, field));

  listen(HEARD.read, (event) => {
    if (event.save && event.content) event.content = withoutBlanks(event.content);
  });
  listen(HEARD.written, take);
  listen(HEARD.entered, enter);
  listen(HEARD.left, leave);
  if (editor.initialized) begin();
  else listen(HEARD.ready, begin);
  observer.observe(field, { attributeFilter: ['aria-invalid', 'aria-describedby', 'required'] });
  signal.addEventListener('abort', () => observer.disconnect());
  // Somebody has been led to the field, which cannot have the focus itself.
  field.addEventListener('invalid', focus, { signal });
  for (const label of field.labels) label.addEventListener('click', focus, { signal });
  // Somebody else has entered something.
  field.addEventListener('change', () => field.value !== saved && show(), { signal });
  // Its own way would show what it has begun with. Fields are reset once everybody has been told.
  if (field.form) membersOf(field.form).addEventListener('reset', () => setTimeout(show), { signal });
}

function frameOf(editor: Editor): Element | null | undefined {
  return editor.getBody()?.ownerDocument.defaultView?.frameElement;
}

/** Says of the text what the page says of the field; ids of the page mean nothing in the editor's document. */
function describe(editor: Editor, field: HTMLTextAreaElement): void {
  const body = editor.initialized ? editor.getBody() : null;
  if (!body) return;
  const ids = field.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent.trim() ?? '').join(' ');
  const states = {
    'aria-invalid': field.getAttribute('aria-invalid'),
    'aria-required': field.required ? 'true' : null,
    'aria-description': words || null,
  };
  for (const [name, value] of Object.entries(states)) {
    if (value === null) body.removeAttribute(name);
    else body.setAttribute(name, value);
  }
}
