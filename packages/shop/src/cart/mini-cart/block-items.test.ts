import { expect, it } from 'vitest';
import { cartWith } from '../../../../../fixtures/cms/cart/cart.ts';
import { blockItems } from './block-items.ts';
import { miniCartContent } from './fixture.ts';

it('covers the lines that go and no others, and uncovers them without a trace', () => {
  const cart = cartWith({ 'hazel-snaffle-bridle': 1, 'rubber-feed-bucket': 2 });
  document.body.innerHTML = `<div class="widget_shopping_cart">${miniCartContent(cart)}</div>`;
  const before = document.body.innerHTML;
  const [first, second] = document.querySelectorAll('li');
  const unblock = blockItems(document.body, new Set([cart.lines[0]?.key ?? '', 'unknown']));
  expect(first?.getAttribute('aria-busy')).toBe('true');
  expect(first?.querySelector('.blockUI.blockOverlay')).not.toBeNull();
  expect(first?.querySelector('.blockUI.blockMsg')?.textContent).toBe('Please wait...');
  expect(second?.outerHTML).not.toContain('blockUI');
  unblock();
  expect(document.body.innerHTML).toBe(before);
});
