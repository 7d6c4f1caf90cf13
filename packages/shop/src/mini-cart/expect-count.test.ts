import { cartState } from '@stirrup/cart';
import { expect, it } from 'vitest';
import { expectCount } from './expect-count.ts';

it('shows what is on its way, leaves words to the server, and gives the printed number back', () => {
  document.body.innerHTML = '<a><span class="cart-count">2</span></a><p><span data-part="count">1 item</span></p>';
  const text = () => document.body.textContent;
  const stop = expectCount(document.body);
  cartState().setKey('expected', 1);
  expect(text()).toBe('31 item');
  cartState().setKey('expected', 3);
  expect(text()).toBe('51 item');
  cartState().setKey('hash', 'h1');
  expect(text()).toBe('51 item');
  cartState().setKey('expected', 0);
  expect(text()).toBe('21 item');

  cartState().setKey('expected', 1);
  const count = document.querySelector('.cart-count');
  if (count) count.textContent = '7';
  stop();
  expect(text()).toBe('71 item');
  cartState().setKey('expected', 2);
  expect(text()).toBe('71 item');
});
