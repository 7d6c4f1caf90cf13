import { pageRegistry } from '@stirrup/runtime';
import { expect, it, vi } from 'vitest';
import { loadSdk } from './load-sdk.ts';

const loadScript = vi.fn();
vi.mock('@stirrup/cms/load-script', () => ({ loadScript: (address: string) => loadScript(address) }));

it.each([
  ['de_AT', 'de_AT'],
  ['de_DE_formal', 'de_DE'],
  ['pt_PT_ao90', 'pt_PT'],
  ['fil_PH', 'fil_PH'],
  ['de_DEX', 'en_US'],
  ['de', 'de_DE'],
  ['ja', 'ja_JP'],
  ['tl', 'tl_PH'],
  ['ar', 'ar_AR'],
  ['eo', 'eo_EO'],
  ['ckb', 'en_US'],
  ['zz', 'en_US'],
  ['../x_XX', 'en_US'],
  ['', 'en_US'],
])('fetches the script for the locale %j in %s', async (locale, language) => {
  // Each as the first of its page.
  vi.spyOn(pageRegistry(), 'shared').mockImplementation((_, create) => create());
  await expect(loadSdk(locale, '')).rejects.toThrow();
  expect(loadScript).toHaveBeenLastCalledWith(`https://connect.facebook.net/${language}/sdk.js`);
});
