import { afterEach, describe, expect, it, vi } from 'vitest';
import { hideEmpty, showWidget } from './at-once.ts';
import { UNREADABLE } from './empty-contract.ts';

const MARK = '<div class="hide_cart_widget_if_empty"></div>';

/** A widget, after it was found in a browser with these cookies. */
function found(cookie: string, content = MARK): HTMLElement {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  const widget = Object.assign(document.createElement('div'), { innerHTML: content });
  hideEmpty(widget);
  return widget;
}
const isHidden = (widget: HTMLElement) => widget.style.display === 'none';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a widget that hides while the cart is empty', () => {
  it.each([
    ['', true],
    ['wp_lang=en', true],
    ['woocommerce_items_in_cart=0', true],
    ['woocommerce_cart_hash=; theme=dark', true],
    ['not_woocommerce_items_in_cart=1', true],
    ['theme=dark; woocommerce_items_in_cart=1', false],
    ['woocommerce_cart_hash=abc; theme=dark', false],
  ])('with the cookies "%s" is hidden: %s', (cookie, expected) => {
    expect(isHidden(found(cookie))).toBe(expected);
  });

  it('stays where scripts cannot tell', () => {
    localStorage.setItem(UNREADABLE, '1');
    expect(isHidden(found(''))).toBe(false);
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
      clear: () => undefined,
    });
    expect(isHidden(found(''))).toBe(false);
  });

  it('shows again where its code fails', () => {
    const widget = found('');
    showWidget(widget);
    expect(isHidden(widget)).toBe(false);
  });
});

it('leaves other widgets alone, also where they are hidden', () => {
  const widget = found('', '<p>Cart</p>');
  expect(isHidden(widget)).toBe(false);
  widget.style.display = 'none';
  showWidget(widget);
  expect(isHidden(widget)).toBe(true);
});
