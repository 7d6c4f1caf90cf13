import { expect, it, vi } from 'vitest';
import { closePage, printPage } from '../../testing/popup-page.ts';
import { the } from '../../testing/the.ts';
import { builderPopup } from './fixture.ts';

/** Calls a function of the page, as site code does. */
const call = (name: string, ...args: unknown[]) => Reflect.apply(Reflect.get(globalThis, name), undefined, args);

it('makes the calls that a stub has recorded, and leaves other elements to a legacy script', async () => {
  const infoBox = '<div class="brx-popup brx-infobox-popup" id="box"></div>';
  const old = Object.assign(vi.fn(), { calls: [['197', 0, { popupContextId: 56 }]] });
  Reflect.set(globalThis, 'bricksOpenPopup', old);
  Reflect.set(globalThis, 'bricksClosePopup', undefined);
  await printPage(builderPopup({ id: 197 }) + infoBox);
  expect(the('.brxe-popup-197').classList.contains('hide')).toBe(false);
  call('bricksClosePopup', the('.brxe-popup-197'));
  call('bricksClosePopup', 'unknown');
  expect(the('.brxe-popup-197').classList.contains('hide')).toBe(true);
  call('bricksOpenPopup', the('#box'), 100);
  expect(old.mock.calls).toEqual([[the('#box'), 100]]);
  closePage();
});

it.each([
  ['none', [], undefined],
  ['a number', [800, { popupContextId: 56 }], 1800],
  ['something else', ['soon'], undefined],
])('tells counters for how long they are to wait, until the popup closes: %s', async (_, args, instant) => {
  await printPage(builderPopup({ id: 197 }));
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const popup = the('.brxe-popup-197');
  const told: unknown[] = [];
  document.addEventListener('bricks/popup/open', () => told.push(popup.dataset['countersFrom']), { once: true });
  call('bricksOpenPopup', '197', ...args);
  expect(told).toEqual([instant?.toString()]);
  call('bricksClosePopup', '197');
  expect(popup.hasAttribute('data-counters-from')).toBe(false);
  closePage();
});
