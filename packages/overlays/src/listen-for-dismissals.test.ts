import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOverlay } from './index.ts';
import { closeAll, focused, open, openIds, openThree, orders, printPage, the } from './testing/three-overlays.ts';

beforeEach(printPage);
afterEach(closeAll);

function press(init: KeyboardEventInit = {}, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}
const click = (target: Element, pressed: Element = target) => {
  pressed.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

it.each([
  ['Escape', () => void press()],
  ['a click outside', () => click(document.body)],
])('sends %s to the topmost', (_, act) => {
  openThree();
  for (const left of [['a', 'b'], ['a'], [], []]) {
    act();
    expect(openIds()).toEqual(left);
  }
});

it.each(orders)('sends each to the current topmost, after the first was closed: %s, %s, %s', (first, ...others) => {
  const overlays = openThree();
  overlays.get(String(first))?.close();
  press();
  const left = others.toSorted().slice(0, 1);
  expect(openIds()).toEqual(left);
  click(the('other'));
  expect([openIds(), overlays.get(String(left[0]))?.onDismiss.mock.calls[0]?.[0]]).toEqual([[], 'outside']);
});

it('looks further down where the topmost is not concerned, and never below a modal one', () => {
  open('a', { isModal: false });
  const upper = open('b', { isModal: false, dismissedBy: [] });
  press();
  expect(openIds()).toEqual(['b']);
  upper.close();
  open('a', { isModal: false });
  open('b', { dismissedBy: ['escape'] });
  click(document.body);
  expect(openIds()).toEqual(['a', 'b']);
});

it.each([
  ['that somebody used', { init: {} }],
  ['that is held down', { init: { repeat: true } }],
  ['that ends an input method', { init: { isComposing: true } }],
  ['that ends one in Safari', { init: { keyCode: 229 } }],
  ['that is another key', { init: { key: 'Enter' } }],
])('leaves alone a key %s', (what, { init }) => {
  open('a');
  const used = (event: Event) => event.preventDefault();
  if (what === 'that somebody used') the('in-a').addEventListener('keydown', used);
  press(init, the('in-a'));
  expect(openIds()).toEqual(['a']);
});

it('prevents the default of a key that it handles', () => {
  open('a');
  expect([press().defaultPrevented, press().defaultPrevented]).toEqual([true, false]);
});

it('treats the element around the box as outside, and elements that belong to it as inside', () => {
  const outside = document.createElement('i');
  the('aside').append(outside);
  the('other').setAttribute('aria-controls', 'x b');
  open('a', { isModal: false });
  open('b', { isModal: false, ignores: (target) => target === outside });
  for (const inside of [the('in-b'), the('other'), outside]) click(inside);
  expect(openIds()).toEqual(['a', 'b']);
  click(the('b'));
  expect(openIds()).toEqual(['a']);
});

it('treats what a combobox in it opens as inside, wherever it is', () => {
  the('aside').insertAdjacentHTML('beforeend', '<div id="days"><i></i></div>');
  open('a');
  the('in-a').outerHTML = '<input role="combobox" aria-controls="days">';
  click(the('days').firstElementChild ?? document.body);
  expect(openIds()).toEqual(['a']);
  click(the('aside'));
  expect(openIds()).toEqual([]);
});

it('stays open below one that is clicked, and when a text is selected across its edge', () => {
  open('a', { isModal: false });
  open('b', { isModal: false, dismissedBy: [] });
  click(the('in-b'));
  click(the('main'), the('in-a'));
  expect(openIds()).toEqual(['a', 'b']);
  click(the('main'));
  expect(openIds()).toEqual(['b']);
});

it('does not close by the click that opens it', () => {
  the('other').addEventListener('click', () => void open('b'));
  open('a', { isModal: false });
  click(the('other'));
  expect(openIds()).toEqual(['b']);
});

it.each([
  ['closes a menu that says so with the submenu in it', true, []],
  ['closes only the submenu of any other', undefined, ['a']],
])('%s, by a click outside of both', (_, closesWithInner, left) => {
  open('a', { ...(closesWithInner && { closesWithInner }) });
  const openInner = () => {
    const inner = openOverlay(the('in-a'), { isModal: false, onDismiss: () => inner.close() });
  };
  openInner();
  click(the('open-b'));
  expect(openIds()).toEqual(['a']);
  openInner();
  press();
  expect(openIds()).toEqual(['a']);
  openInner();
  click(the('main'));
  expect(openIds()).toEqual(left);
});

it('keeps Tab inside a dialog while a submenu in it is open', () => {
  const nav = document.createElement('nav');
  nav.innerHTML = '<a href="/first"></a><ul><li><a href="/last"></a></li></ul>';
  document.body.append(nav);
  const [list, last] = [nav.querySelector('ul'), nav.querySelector<HTMLElement>('[href="/last"]')];
  if (!list) throw new Error('no submenu');
  const dialog = openOverlay(nav, { onDismiss: () => undefined, label: 'Menu' });
  const submenu = openOverlay(list, { isModal: false, onDismiss: () => undefined });
  // A landmark stays one.
  expect([nav.getAttribute('role'), nav.getAttribute('aria-label')]).toEqual([null, 'Menu']);
  last?.focus();
  const event = press({ key: 'Tab', keyCode: 9 }, last ?? nav);
  expect([event.defaultPrevented, document.activeElement?.getAttribute('href')]).toEqual([true, '/first']);
  submenu.close();
  dialog.close();
  nav.remove();
});

it('leaves Tab in a dialog that another script has opened over one of ours', () => {
  open('a');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog" id="library"><button id="pick">Pick</button></div>',
  );
  the('pick').focus();
  const event = press({ key: 'Tab', keyCode: 9 }, the('pick'));
  expect([event.defaultPrevented, focused()]).toEqual([false, 'pick']);
  the('library').toggleAttribute('inert', true);
  press({ key: 'Tab', keyCode: 9 }, the('pick'));
  expect(focused()).toBe('in-a');
  the('library').remove();
});

it('asks each of many controls a few times for one Tab, not once for each other', () => {
  const count = 200;
  the('box-a').insertAdjacentHTML('beforeend', '<input type="checkbox" checked>'.repeat(count));
  open('a');
  const matches = vi.spyOn(Element.prototype, 'matches');
  press({ key: 'Tab', keyCode: 9 }, the('in-a'));
  const { length } = matches.mock.calls;
  matches.mockRestore();
  expect(length).toBeLessThan(3 * count);
});
