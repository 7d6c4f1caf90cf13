import { expect, it, vi } from 'vitest';
import { cleanUp, printPage } from '../../testing/popup-page.ts';
import { the } from '../../testing/the.ts';
import { builderPopup } from './fixture.ts';

/** Calls a function of the page, as site code does. */
const call = (name: string, ...args: unknown[]) => Reflect.apply(Reflect.get(globalThis, name), undefined, args);

it('makes the calls that a stub has kept, and leaves to a legacy script what is not ours', async () => {
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
  cleanUp();
});
