import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { closeVariationsForm } from '../../testing/open-variations-form.ts';
import { variations } from './island.ts';

afterEach(closeVariationsForm);

const variation = (id: number, size: string, isInStock: boolean) => ({
  variation_id: id,
  attributes: { attribute_size: size },
  ...{ is_purchasable: true, is_in_stock: isInStock, variation_is_active: true, variation_is_visible: true },
  ...{ price_html: `<b>${id}</b>`, min_qty: 1, max_qty: 4 },
});

it('does the same with a theme’s own names', async () => {
  const list = JSON.stringify([variation(11, 'Pony', true), variation(12, 'Cob', false)]).replaceAll('"', '&quot;');
  document.body.innerHTML = `<form class="options" data-product_variations="${list}" data-number="7">
    <select class="option" name="attribute_size"><option value="">Size</option><option>Pony</option><option>Cob</option></select>
    <a class="forget" href="#">Clear</a><p class="aloud"></p><div class="all"><div class="result"></div>
    <div class="buying"><div class="how-many"><input name="quantity" value="1"></div>
    <input type="hidden" name="variation_id" value="0"><button class="buy">Buy</button></div></div></form>`;
  start(variations);
  addDialect('variations', 'theme', ['.options'], {
    parts: {
      ...{ select: '.option', reset: '.forget', alert: '.aloud', wrap: '.all', area: '.result' },
      ...{ quantityBox: '.how-many', cart: '.buying', button: '.buy' },
    },
    states: {
      blocked: 'is-off',
      needed: '[data-needed]',
      unavailable: 'is-gone',
      open: 'can-buy',
      closed: 'cannot-buy',
    },
    options: { productId: 'data-number' },
  });
  const find = (selector: string) => document.querySelector<HTMLElement>(`.options ${selector}`);
  const select = document.querySelector('select');
  const choose = (value: string) => {
    if (select) select.value = value;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    return [find('.buy')?.className, find('.buy')?.hasAttribute('data-needed'), find('.buying')?.className];
  };
  await vi.waitFor(() => expect(find('.buy')?.className).toBe('buy is-off'));
  expect(choose('Pony')).toEqual(['buy', false, 'buying can-buy']);
  expect(find('.result b')?.textContent).toBe('11');
  expect(find('input[name="variation_id"]')).toHaveProperty('value', '11');
  expect(choose('Cob')).toEqual(['buy is-off is-gone', false, 'buying cannot-buy']);
  find('.forget')?.click();
  expect([select?.value, find('.aloud')?.textContent, find('.forget')?.style.visibility]).toEqual([
    '',
    'The options were cleared. Please choose again.',
    'hidden',
  ]);
  expect(find('.buy')?.hasAttribute('data-needed')).toBe(true);
  pageRegistry().release(document.body);
  expect([find('.buy')?.className, find('.buying')?.className]).toEqual(['buy', 'buying']);
});
