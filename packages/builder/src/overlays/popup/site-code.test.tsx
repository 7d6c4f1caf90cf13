import { afterEach, expect, it, vi } from 'vitest';
import { closePage, emitted, printPage } from '../../testing/popup-page.ts';
import { the } from '../../testing/the.ts';
import { openPopup } from '../popups/open-popup.ts';
import { builderPopup, popupText, stirrupPopup } from './fixture.ts';

afterEach(closePage);

const builders = builderPopup({ id: 197, content: popupText(197, 'Popup', 'Text') });
const isHeld = () => [the('#main').hasAttribute('inert'), document.body.className];

it.each([
  ['the builder’s class', builders, '[data-popup-id]', (root: Element) => root.classList.add('hide')],
  ['an attribute', stirrupPopup('197'), '[data-island]', (root: Element) => root.toggleAttribute('hidden', true)],
])('frees the page where site code hides it by %s', async (_, markup, root, hide) => {
  await printPage(markup);
  await openPopup('197');
  hide(the(root));
  await vi.waitFor(() => expect(isHeld()).toEqual([false, '']));
  expect(emitted).toEqual(['bricks/popup/open', 'bricks/popup/close']);
  expect(await openPopup('197')).toBe(true);
});

it('holds the page where site code shows it again, and is dismissed as ever', async () => {
  await printPage(builders);
  await openPopup('197');
  const { classList } = the('[data-popup-id]');
  classList.add('hide');
  await vi.waitFor(() => expect(isHeld()).toEqual([false, '']));
  classList.remove('hide');
  await vi.waitFor(() => expect(isHeld()).toEqual([true, 'no-scroll']));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([classList.contains('hide'), ...isHeld()]).toEqual([true, false, '']);
});

it('opens where site code has hidden it in the same task', async () => {
  await printPage(builders);
  await openPopup('197');
  const { classList } = the('[data-popup-id]');
  classList.add('hide');
  expect(await openPopup('197')).toBe(true);
  await Promise.resolve();
  expect([classList.contains('hide'), ...isHeld()]).toEqual([false, true, 'no-scroll']);
});
