import { afterEach, expect, it, vi } from 'vitest';
import { commonTexts } from './common-texts.ts';
import { type Texts, text } from './text.ts';
import { visibleText } from './visible-text.ts';

/** Texts of an island. */
const quantityTexts = { increaseQuantity: 'Increase quantity' } as const satisfies Texts;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.lang = '';
});

/** The CMS's settings; these tests print only a part of them. */
function print(globals: Readonly<Record<string, object>>): void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

it('is English by default, the CMS’s where it prints one, the site’s own before both', () => {
  expect(text(quantityTexts, 'increaseQuantity')).toBe('Increase quantity');
  expect(text(commonTexts, 'viewCart')).toBe('View cart');
  print({
    bricksData: { i18n: { increaseQuantity: 'Mehr', offline: '' } },
    wc_add_to_cart_params: { i18n_view_cart: 'Korb' },
  });
  expect(text(quantityTexts, 'increaseQuantity')).toBe('Mehr');
  expect(text(commonTexts, 'viewCart')).toBe('Korb');
  print({ stirrup_texts: { viewCart: 'Zum Korb', offline: 5 } });
  expect(text(commonTexts, 'viewCart')).toBe('Zum Korb');
  expect(text(commonTexts, 'offline')).toBe('You are probably offline. Please check your connection and try again.');
});

it('is kept back where it would be an English word on a page in another language', () => {
  document.documentElement.lang = 'en-GB';
  expect(visibleText(commonTexts, 'adding')).toBe('Adding');
  document.documentElement.lang = 'de';
  expect(visibleText(commonTexts, 'adding')).toBeUndefined();
  print({ bricksWooCommerce: { ajaxAddingText: 'Kommt' } });
  expect(visibleText(commonTexts, 'adding')).toBe('Kommt');
});
