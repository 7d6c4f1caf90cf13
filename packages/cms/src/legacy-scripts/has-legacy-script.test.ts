import { afterEach, expect, it } from 'vitest';
import { hasLegacyScript } from './has-legacy-script.ts';

afterEach(() => document.head.replaceChildren());

function print(id: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.id = id;
  document.head.append(script);
  return script;
}

it('finds each of the scripts by its element, also one that is added late or removed', () => {
  const has = () => [hasLegacyScript('wc-cart'), hasLegacyScript('woocommerce', 'wc-cart')];
  expect(has()).toEqual([false, false]);
  const cart = print('wc-cart-js');
  expect(has()).toEqual([true, true]);
  cart.remove();
  print('woocommerce-js');
  expect(has()).toEqual([false, true]);
});

it('does not mistake settings printed with a script, or an element with its id, for it, and answers an empty call with false', () => {
  print('wc-cart-js-extra');
  const link = document.createElement('a');
  link.id = 'wc-cart-js';
  document.head.append(link);
  expect([hasLegacyScript('wc-cart'), hasLegacyScript()]).toEqual([false, false]);
  print('wc-cart-js');
  expect(hasLegacyScript('wc-cart')).toBe(true);
});
