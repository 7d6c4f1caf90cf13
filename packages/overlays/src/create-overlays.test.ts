import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOverlay } from './index.ts';
import {
  closeAll,
  focused,
  inertIds,
  open,
  openIds,
  openThree,
  orders,
  printPage,
  the,
} from './testing/three-overlays.ts';

beforeEach(printPage);
afterEach(closeAll);

const without = (ids: readonly string[], closed: readonly string[]) => ids.filter((id) => !closed.includes(id));
/** Inert elements while the key is the topmost overlay and modal, and nothing lies over it. */
const beside: Readonly<Record<string, readonly string[]>> = {
  a: ['header', 'alert', 'main', 'aside', 'c'],
  b: ['header', 'alert', 'main', 'a', 'beside-b', 'c'],
  c: ['header', 'alert', 'main', 'a', 'aside'],
};

it.each(orders)('keeps order, reach and scrolling, closed in the order %s, %s, %s', (...order) => {
  const before = document.body.innerHTML;
  const overlays = openThree();
  expect(openIds()).toEqual(['a', 'b', 'c']);
  order.forEach((id, index) => {
    expect(document.body.classList.contains('no-scroll')).toBe(true);
    overlays.get(id)?.close();
    const left = without(['a', 'b', 'c'], order.slice(0, index + 1));
    expect(openIds()).toEqual(left);
    expect(inertIds()).toEqual(left.length > 0 ? beside[left.at(-1) ?? ''] : ['header']);
  });
  expect(document.body.innerHTML).toBe(before);
  expect([document.body.className, document.body.style.cssText]).toEqual(['', '']);
});

it.each(orders)('keeps the focus on top, and restores it in the end, closed in the order %s, %s, %s', (...order) => {
  const overlays = openThree();
  expect(focused()).toBe('in-c');
  order.forEach((id, index) => {
    const wasTop = openIds().at(-1) === id;
    const before = focused();
    overlays.get(id)?.close();
    const left = without(['a', 'b', 'c'], order.slice(0, index + 1));
    if (left.length === 0) expect(focused()).toBe('open-a');
    else if (wasTop) expect(the(left.at(-1) ?? '').contains(document.activeElement)).toBe(true);
    else expect(focused()).toBe(before);
  });
});

it.each(orders)(
  'leaves a page that scrolls to those that do not lock it, closed in the order %s, %s, %s',
  (...order) => {
    const overlays = new Map(
      ['a', 'b', 'c'].map((id) => [id, open(id, { isModal: id === 'c', locksScroll: id !== 'c' })]),
    );
    for (const [index, id] of order.entries()) {
      overlays.get(id)?.close();
      const locking = without(['a', 'b'], order.slice(0, index + 1));
      expect(document.body.classList.contains('no-scroll')).toBe(locking.length > 0);
    }
  },
);

it('leaves another script’s scroll lock and inert elements alone', () => {
  document.body.classList.add('no-scroll');
  document.body.style.overflowX = 'clip';
  const overlay = open('a');
  overlay.close();
  expect([document.body.className, inertIds()]).toEqual(['no-scroll', ['header']]);
  expect(document.body.style.cssText).toBe('overflow-x: clip;');
  document.body.className = '';
  document.body.removeAttribute('style');
});

it('does not make overlays above a modal one inert, nor later elements', () => {
  open('a');
  open('c', { isModal: false });
  expect(inertIds()).toEqual(['header', 'alert', 'main', 'aside']);
  document.body.append(document.createElement('dialog'));
  expect(inertIds()).toEqual(['header', 'alert', 'main', 'aside']);
});

it('does not make the ancestors of an inner overlay inert', () => {
  open('a');
  const inner = document.createElement('div');
  the('box-a').append(inner);
  openOverlay(inner, { isModal: false, onDismiss: () => {} });
  expect(inertIds()).toEqual(['header', 'alert', 'main', 'aside', 'c']);
});

it.each(['before', 'while'])('keeps a calendar in reach whose field is in it, built %s it is open', (time) => {
  const build = () => {
    the('in-a').outerHTML = '<input role="combobox" id="in-a" aria-controls="days">';
    document.body.insertAdjacentHTML('beforeend', '<div id="calendar"><div id="days"></div><p id="note"></p></div>');
  };
  if (time === 'before') build();
  open('a');
  if (time === 'while') build();
  open('c', { isModal: false });
  expect(inertIds()).toEqual(['header', 'alert', 'main', 'aside', 'note']);
  open('b');
  expect(inertIds()).toEqual([...(beside['b'] ?? []), 'calendar']);
});

it('leaves alone what scripts keep hidden beside the page until somebody in the overlay needs it', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div style="visibility: hidden"></div><div style="display: none"></div><div class="tox-tinymce-aux"></div>
    <div id="wrapper" style="display: contents"></div>`,
  );
  open('a');
  expect(inertIds()).toEqual([...(beside['a'] ?? []), 'wrapper']);
});

it('lists the children of a list as often, however many live regions are in it', () => {
  the('main').insertAdjacentHTML('beforeend', '<p role="status"></p>'.repeat(50));
  const children = vi.spyOn(Element.prototype, 'children', 'get');
  open('a');
  const listed = children.mock.contexts.filter((parent) => parent === the('main'));
  children.mockRestore();
  expect(listed.length).toBeLessThan(5);
});

it('is not disturbed by fields of a form that are named like its members', () => {
  the('main').insertAdjacentHTML('beforeend', '<form id="form"><p role="status"></p><input id="guests"></form>');
  for (const name of ['children', 'parentElement', 'hasAttribute', 'toggleAttribute', 'matches'])
    Object.defineProperty(the('form'), name, { value: the('guests') });
  open('a');
  open('b').close();
  const besideForm = ['header', 'alert', 'open-a', 'other', 'guests', 'aside', 'c'];
  expect([inertIds(), focused()]).toEqual([besideForm, 'open-b']);
});

it('is not inert, even if another script had made it so', () => {
  the('a').setAttribute('inert', '');
  open('a');
  expect([inertIds().includes('a'), the('a').contains(document.activeElement)]).toEqual([false, true]);
});

it('leaves the page in reach for one that is not modal', () => {
  open('b', { isModal: false });
  expect([inertIds(), focused(), the('box-b').hasAttribute('role')]).toEqual([['header'], 'open-b', false]);
  expect(document.body.classList.contains('no-scroll')).toBe(false);
});

it('keeps the role of a list, and focuses the control that it prefers', () => {
  the('a').innerHTML = '<ul id="box-a"><li><button id="in-a"></button><button id="close-a"></button></li></ul>';
  open('a', { prefers: '#close-a', label: 'Menu' });
  expect(focused()).toBe('close-a');
  expect(['role', 'aria-modal', 'aria-label'].map((name) => the('box-a').getAttribute(name))).toEqual([
    null,
    null,
    'Menu',
  ]);
  expect([the('main').inert, document.body.className]).toEqual([true, 'no-scroll']);
  open('c', { prefers: '#nowhere' });
  expect([focused(), the('box-c').getAttribute('role')]).toEqual(['in-c', 'dialog']);
});

it('stays where it is when it is opened again', () => {
  const overlay = open('a');
  open('b');
  expect(openOverlay(the('a'), { onDismiss: () => {} }).element).toBe(overlay.element);
  expect(openIds()).toEqual(['a', 'b']);
  overlay.close();
  overlay.close();
  expect(openIds()).toEqual(['b']);
});

it('paints the last opened one above the others, while it is open', () => {
  for (const id of ['a', 'b', 'c']) the(id).style.zIndex = '10000';
  const overlays = new Map(['c', 'a', 'b'].map((id) => [id, open(id)]));
  expect(['c', 'a', 'b'].map((id) => the(id).style.zIndex)).toEqual(['10000', '10001', '10002']);
  overlays.get('a')?.close();
  expect(['c', 'a', 'b'].map((id) => the(id).style.zIndex)).toEqual(['10000', '10000', '10002']);
});

describe('before the frame that shows it', () => {
  const frames: FrameRequestCallback[] = [];
  const showFrame = () => {
    for (const run of frames.splice(0)) run(performance.now());
  };
  const isLocked = () => document.body.classList.contains('no-scroll');
  beforeEach(() => {
    frames.length = 0;
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  });

  it('has the focus before the page is changed, which is then measured once and changed', () => {
    const { body } = document;
    const measured: unknown[] = [];
    const measure = getComputedStyle;
    vi.stubGlobal('getComputedStyle', (element: Element) => {
      measured.push([body.style.cssText, isLocked(), inertIds()]);
      return measure(element);
    });
    open('a');
    expect([focused(), openIds(), inertIds(), isLocked(), measured]).toEqual(['in-a', ['a'], ['header'], false, []]);
    showFrame();
    expect(new Set(measured.map(String))).toEqual(new Set([String(['', false, ['header']])]));
    expect([inertIds(), isLocked(), frames]).toEqual([beside['a'], true, []]);
  });

  it('restores the page if it closes before that', () => {
    open('a').close();
    showFrame();
    expect([focused(), inertIds(), isLocked()]).toEqual(['open-a', ['header'], false]);
  });

  it('takes the focus even inside an inert element, and shares one frame with others', () => {
    open('a');
    showFrame();
    open('b');
    open('c');
    expect([focused(), frames.length, isLocked()]).toEqual(['in-c', 1, true]);
    showFrame();
    expect(inertIds()).toEqual(beside['c']);
  });
});
