import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanUp, printPage } from '../../testing/popup-page.ts';
import { closePopup } from '../popups/close-popup.ts';
import { openPopup } from '../popups/open-popup.ts';
import { builderPopup } from './fixture.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  cleanUp();
});

const print = (limits: object, more: Record<string, string | number> = {}) =>
  printPage(builderPopup({ id: 263, settings: { 'data-popup-limits': JSON.stringify(limits), ...more } }));
const openAndClose = async () => {
  const isOpen = await openPopup('263');
  closePopup('263');
  return isOpen;
};
const times = async (count: number) => {
  const results: boolean[] = [];
  for (let time = 0; time < count; time++) results.push(await openAndClose());
  return results;
};

it.each([
  ['windowStorage', () => Reflect.get(globalThis, 'brx_popup_263_total'), 2],
  ['sessionStorage', () => sessionStorage.getItem('brx_popup_263_total'), '2'],
  ['localStorage', () => localStorage.getItem('brx_popup_263_total'), '2'],
])('opens as many times as %s allows', async (name, stored, total) => {
  await print({ [name]: 2 });
  expect(await times(3)).toEqual([true, true, false]);
  expect(stored()).toBe(total);
});

it('stays away for the hours that its author says', async () => {
  await print({ timeStorageInHours: 0.5 });
  expect(await times(2)).toEqual([true, false]);
  expect(localStorage.getItem('brx_popup_263_lastShown')).toBe(String(Date.now()));
  vi.setSystemTime(Date.now() + 30 * 60_000 - 1);
  expect(await openAndClose()).toBe(false);
  vi.setSystemTime(Date.now() + 1);
  expect(await openAndClose()).toBe(true);
});

it.each([
  [{ 'data-popup-show-at': 992 }, [991, 992], [false, true]],
  [
    { 'data-popup-show-on-widths': '768-991,0-478' },
    [478, 479, 767, 768, 991, 992],
    [true, false, false, true, true, false],
  ],
  [{ 'data-popup-show-on-widths': '768,few-100' }, [50, 500, 2000], [true, false, true]],
])('opens on screens as wide as it says, and uses nothing up on others: %o', async (settings, widths, expected) => {
  await print({ timeStorageInHours: 1, localStorage: 1 }, settings);
  const results: boolean[] = [];
  for (const width of widths) {
    vi.stubGlobal('innerWidth', width);
    const isOpen = await openAndClose();
    expect(localStorage.getItem('brx_popup_263_lastShown') === null).toBe(!isOpen);
    results.push(isOpen);
    localStorage.clear();
  }
  expect(results).toEqual(expected);
});

it('takes what is spoilt in storage for nothing', async () => {
  await print({ localStorage: 1, timeStorageInHours: 1 });
  localStorage.setItem('brx_popup_263_total', 'many');
  localStorage.setItem('brx_popup_263_lastShown', 'yesterday');
  expect(await times(2)).toEqual([true, false]);
});

it('opens where storage is forbidden, or has no room', async () => {
  await print({ localStorage: 1, sessionStorage: 1 });
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: forbid, clear: () => {} });
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, clear: () => {} });
  expect(await times(2)).toEqual([true, true]);
});
