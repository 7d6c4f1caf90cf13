import { afterEach, expect, it, vi } from 'vitest';
import { buttonSettings } from './button-settings.ts';

const PAGE = {
  ajaxAddToCartEnabled: '1',
  ajaxAddingText: 'Wird hinzugefügt',
  ajaxAddedText: 'Hinzugefügt',
  showNotice: 'no',
  scrollToNotice: 'no',
  resetTextAfter: '4',
  useQtyInLoop: '',
  errorAction: 'redirect',
  errorScrollToNotice: '',
  useVariationSwatches: '',
};

function buttonWith(settings: string | undefined): HTMLElement {
  const around = document.createElement('div');
  around.className = 'brxe-product-add-to-cart';
  if (settings !== undefined) around.setAttribute('data-bricks-ajax-add-to-cart', settings);
  return around.appendChild(document.createElement('a'));
}

afterEach(() => {
  document.documentElement.removeAttribute('lang');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reads the page’s settings', () => {
  vi.stubGlobal('bricksWooCommerce', PAGE);
  expect(buttonSettings(buttonWith(undefined))).toEqual({
    adding: 'Wird hinzugefügt',
    added: 'Hinzugefügt',
    addedFor: 4000,
    showNotice: false,
    scrollToNotice: false,
  });
});

it('prefers those of the element around the button', () => {
  vi.stubGlobal('bricksWooCommerce', PAGE);
  const own = {
    addingHTML: '<i></i>',
    addedHTML: '<b>!</b>',
    showNotice: 'yes',
    scrollToNotice: 'yes',
    resetTextAfter: 1,
  };
  expect(buttonSettings(buttonWith(JSON.stringify(own)))).toEqual({
    adding: '<i></i>',
    added: '<b>!</b>',
    addedFor: 1000,
    showNotice: true,
    scrollToNotice: true,
  });
});

it('reads an empty text as PHP’s false', () => {
  vi.stubGlobal('bricksWooCommerce', { ...PAGE, showNotice: 'yes', scrollToNotice: 'yes' });
  const own = JSON.stringify({ showNotice: '', scrollToNotice: '' });
  expect(buttonSettings(buttonWith(own))).toMatchObject({ showNotice: false, scrollToNotice: false });
});

it.each(['{', '[]', '"text"'])('warns of %s and uses the page’s', (json) => {
  vi.stubGlobal('bricksWooCommerce', PAGE);
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(buttonSettings(buttonWith(json)).addedFor).toBe(4000);
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('data-bricks-ajax-add-to-cart'));
});

it('uses the page’s in place of a single invalid value, and never less than a second', () => {
  vi.stubGlobal('bricksWooCommerce', PAGE);
  const settings = buttonSettings(buttonWith('{"resetTextAfter":"soon","showNotice":{},"addingHTML":7}'));
  expect(settings).toMatchObject({ addedFor: 4000, showNotice: false, adding: '7' });
  expect(buttonSettings(buttonWith('{"resetTextAfter":0}')).addedFor).toBe(1000);
});

it('ignores settings of an element on a page without the builder: they become HTML', () => {
  const settings = buttonSettings(buttonWith('{"addingHTML":"<img src=x onerror=alert(1)>","resetTextAfter":1}'));
  expect(settings).toMatchObject({ adding: 'Adding', addedFor: 3000 });
});

it('has no text for a page in another language without translations', () => {
  document.documentElement.lang = 'de';
  expect(buttonSettings(buttonWith(undefined))).toMatchObject({ adding: undefined, added: undefined, addedFor: 3000 });
});
