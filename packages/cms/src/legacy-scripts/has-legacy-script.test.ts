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

it('tells any of the scripts by its element, also one that comes late or goes', () => {
  const has = () => [hasLegacyScript('wc-cart'), hasLegacyScript('woocommerce', 'wc-cart')];
  expect(has()).toEqual([false, false]);
  const cart = print('wc-cart-js');
  expect(has()).toEqual([true, true]);
  cart.remove();
  print('woocommerce-js');
  expect(has()).toEqual([false, true]);
});

it('takes settings that are printed with a script for none, and no question for no', () => {
  print('wc-cart-js-extra');
  expect([hasLegacyScript('wc-cart'), hasLegacyScript()]).toEqual([false, false]);
});
