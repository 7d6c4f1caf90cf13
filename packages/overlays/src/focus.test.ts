import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOverlay } from './index.ts';
import { closeAll, focused, inertIds, open, printPage, the } from './testing/three-overlays.ts';

beforeEach(printPage);
afterEach(() => {
  vi.restoreAllMocks();
  closeAll();
});

it.each([
  ['the first control', {}, 'in-a'],
  ['the box', { focus: 'content' }, 'box-a'],
  ['nothing', { focus: 'none' }, 'open-a'],
] as const)('moves to %s', (_, options, id) => {
  const overlay = open('a', options);
  expect(focused()).toBe(id);
  overlay.close();
  expect([focused(), the('box-a').hasAttribute('tabindex')]).toEqual(['open-a', false]);
});

it('moves to the control with autofocus', () => {
  the('open-b').setAttribute('autofocus', '');
  open('a');
  expect(focused()).toBe('open-b');
});

it('moves to the box if the first control is out of view, or there is none', () => {
  vi.spyOn(the('in-a'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 10, 10));
  vi.spyOn(the('open-b'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5010, 10, 10));
  const { close } = open('a');
  expect(focused()).toBe('box-a');
  close();
  the('box-a').replaceChildren();
  open('a');
  expect(focused()).toBe('box-a');
});

it('moves in as soon as possible, unless it has closed by then', async () => {
  vi.unstubAllGlobals();
  const refuse = (id: string) => vi.spyOn(the(id), 'focus').mockImplementation(() => undefined);
  const refusals = ['in-a', 'open-b', 'box-a'].map(refuse);
  const { close } = open('a');
  expect(focused()).toBe('open-a');
  for (const refusal of refusals) refusal.mockRestore();
  await vi.waitFor(() => expect(focused()).toBe('in-a'));
  close();
  refuse('in-a');
  refuse('open-b');
  const last = refuse('box-a');
  open('a').close();
  const calls = last.mock.calls.length;
  await new Promise(requestAnimationFrame);
  expect(last.mock.calls.length).toBe(calls);
});

it('moves in again for content that arrives later, unless it is inside', () => {
  the('box-a').replaceChildren();
  const overlay = open('a', { label: 'Offer' });
  expect([focused(), the('box-a').getAttribute('aria-label')]).toEqual(['box-a', 'Offer']);
  the('box-a').innerHTML = '<h2 id="title">Sale</h2><a href="#x" id="link"></a>';
  overlay.focusInside();
  expect([focused(), the('box-a').getAttribute('aria-label')]).toEqual(['link', 'Sale']);
  overlay.focusInside();
  expect(focused()).toBe('link');
});

it('stays where the visitor has taken it meanwhile', () => {
  const { close } = open('a', { isModal: false, focus: 'first' });
  the('other').focus();
  close();
  expect(focused()).toBe('other');
});

it('comes back to an opener that is no control, until it leaves it', () => {
  const span = document.createElement('span');
  the('main').append(span);
  open('a', { opener: span }).close();
  expect([document.activeElement, span.tabIndex]).toEqual([span, -1]);
  span.blur();
  expect(span.hasAttribute('tabindex')).toBe(false);
});

it('focuses where the opener is gone: the dialog below, else the page’s content', () => {
  const lower = open('a');
  const upper = open('b');
  the('open-b').remove();
  upper.close();
  expect(focused()).toBe('in-a');
  the('open-a').remove();
  lower.close();
  expect(focused()).toBe('main');
});

it('goes to what had it before where the opener went with an overlay that closed first', () => {
  open('a').close();
  // happy-dom focuses hidden elements, too.
  vi.spyOn(the('open-b'), 'focus').mockImplementation(() => undefined);
  const upper = openOverlay(the('b'), { opener: the('open-b'), onDismiss: () => undefined });
  expect(focused()).toBe('in-b');
  upper.close();
  expect(focused()).toBe('open-a');
});

it('moves nowhere without an opener and an earlier focus', () => {
  expect(document.activeElement).toBe(document.body);
  const options = { opener: null, content: the('box-a'), onDismiss: () => undefined };
  openOverlay(the('a'), options).close();
  expect(focused()).not.toBe('main');
});

it('stays inside once content has arrived that makes it modal', () => {
  const overlay = open('a', { focus: 'first', isModal: () => the('in-a').className === 'close' });
  const isModal = () => [the('main').inert, the('box-a').getAttribute('aria-modal')];
  expect(isModal()).toEqual([false, null]);
  the('in-a').className = 'close';
  overlay.focusInside();
  expect(isModal()).toEqual([true, 'true']);
});

it('sets only missing attributes of a dialog', () => {
  the('box-b').setAttribute('role', 'alertdialog');
  the('box-b').setAttribute('aria-labelledby', 'x');
  open('a');
  open('b');
  const attributes = (id: string) =>
    ['role', 'aria-modal', 'aria-label', 'aria-labelledby'].map((name) => the(id).getAttribute(name));
  expect(attributes('box-a')).toEqual(['dialog', 'true', 'Overlay a', null]);
  expect(attributes('box-b')).toEqual(['alertdialog', 'true', 'Overlay b', 'x']);
});

it('leaves the focus, and the page in reach, with `focus: none`, until the visitor enters', () => {
  const { close } = open('a', { focus: 'none' });
  expect([focused(), inertIds()]).toEqual(['open-a', ['header']]);
  const tab = new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, bubbles: true, cancelable: true });
  // happy-dom has no layout.
  for (const id of ['in-a', 'open-b']) the(id).checkVisibility = () => true;
  document.activeElement?.dispatchEvent(tab);
  expect([focused(), tab.defaultPrevented, the('main').inert]).toEqual(['in-a', true, true]);
  close();
  expect([focused(), inertIds()]).toEqual(['open-a', ['header']]);
});

it('stays in a dialog while something in it lies open, and leaves the keys to what lies open elsewhere', () => {
  const lower = open('a');
  const tabFrom = (id: string) => {
    const tab = new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, bubbles: true, cancelable: true });
    the(id).focus();
    the(id).dispatchEvent(tab);
    return [focused(), tab.defaultPrevented];
  };
  // happy-dom has no layout.
  for (const id of ['in-a', 'open-b', 'in-b', 'open-c']) the(id).checkVisibility = () => true;
  const results = openOverlay(the('open-b'), { isModal: false, opener: the('in-a'), onDismiss: () => undefined });
  expect(tabFrom('open-b')).toEqual(['in-a', true]);
  results.close();
  open('b', { isModal: false, opener: the('in-a') });
  expect(tabFrom('open-c')).toEqual(['open-c', false]);
  lower.close();
});
