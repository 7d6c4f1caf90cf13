import { pageRegistry } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { closeForms, formWith, openForms } from '../../testing/form-page.ts';
import { the } from '../../testing/the.ts';

// Loaded up front, so that no test waits for it.
await import('./attach-media.ts');

afterEach(closeForms);

const GALLERY = '.gallery-preview';
const value = () => the('.choose-files.multiple input', HTMLInputElement).value;
const previews = () => [...document.querySelectorAll(`${GALLERY} > *`)];
const shown = () => previews().map((preview) => preview.querySelector('img')?.dataset['attachmentId']);
const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-picture-move]')];
const button = (id: string, name: string) =>
  the(`.image-preview:has(img[data-attachment-id="${id}"]) [aria-label^="${name}"]`);
const announced = () => the('[role="status"]').textContent;

async function openGallery(ids: string): Promise<void> {
  const field = { id: 'galler', type: 'gallery', label: 'Pictures', value: ids } as const;
  await openForms(formWith({ fields: [field] }).replace('alt=""', 'alt="A bay"'));
  await vi.waitFor(() => expect(buttons()).not.toEqual([]));
}

/** Fires an event of dragging at a picture; returns true if it may be dropped there. */
function drag(type: string, target: Element): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

it('moves a picture by its buttons, enters the order, keeps the focus, and announces the place', async () => {
  await openGallery('11,12,13');
  const [first] = previews();
  const changed = vi.fn();
  the('form').addEventListener('change', changed);
  expect(
    buttons()
      .slice(0, 2)
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Move earlier A bay', 'Move later A bay']);
  const later = button('11', 'Move later');
  later.focus();
  later.click();
  expect([shown(), value(), changed.mock.calls.length]).toEqual([['12', '11', '13'], '12,11,13', 1]);
  expect([document.activeElement === later, previews()[1] === first]).toEqual([true, true]);
  await vi.waitFor(() => expect(announced()).toBe('A bay 2 of 3'));
  button('13', 'Move earlier').click();
  expect([shown(), value()]).toEqual([['12', '13', '11'], '12,13,11']);
  await vi.waitFor(() => expect(announced()).toBe('2 of 3'));

  // The last one has its place.
  later.click();
  expect([value(), changed.mock.calls.length]).toEqual(['12,13,11', 2]);
  await vi.waitFor(() => expect(announced()).toBe('A bay 3 of 3'));
});

it('moves a picture to the place of the one that it is dropped on, in the same gallery', async () => {
  await openGallery('11,12,13');
  const image = (id: string) => the(`img[data-attachment-id="${id}"]`);
  expect(drag('dragover', image('12'))).toBe(false);
  drag('dragstart', image('11'));
  expect([drag('dragover', image('13')), drag('dragover', the('form'))]).toEqual([true, false]);
  drag('drop', image('13'));
  expect([shown(), value()]).toEqual([['12', '13', '11'], '12,13,11']);
  drag('dragend', image('11'));
  // A file of the visitor.
  expect(drag('dragover', image('12'))).toBe(false);
  drag('dragstart', image('11'));
  drag('drop', image('12'));
  expect(value()).toBe('11,12,13');
});

it('keeps a picture that has no preview, and takes its buttons away when the form is released', async () => {
  await openGallery('11,12');
  the('.choose-files.multiple input', HTMLInputElement).value = '11,99,12';
  button('12', 'Move earlier').click();
  expect(value()).toBe('99,12,11');
  // The copy of a form that was up has dead buttons.
  const copy = the('form').outerHTML;
  pageRegistry().release(document.body);
  expect(buttons()).toEqual([]);
  await openForms(copy.replaceAll(/ data-island-state="\w+"/g, ''));
  await vi.waitFor(() => {
    button('12', 'Move later').click();
    expect(value()).toBe('99,11,12');
  });
  expect(buttons()).toHaveLength(4);
});
