import { afterEach, expect, it, vi } from 'vitest';
import { closeLoopSwatches, openLoopSwatches } from '../../testing/open-loop-swatches.ts';

afterEach(closeLoopSwatches);

it('shows price, picture and button of the choice, and restores the server’s when it is cleared', async () => {
  const { calls, button, picture, press, price, find } = await openLoopSwatches();
  const printed = [price(), picture.getAttribute('src'), button.outerHTML.replace(' wvs_ajax_add_to_cart', '')];
  expect(calls).toEqual([expect.stringContaining('archive-product/205')]);
  press('bay');
  press('Full');
  expect(price()).toContain('21.95');
  expect(picture.getAttribute('src')).not.toBe(printed[1]);
  expect(button.textContent).toBe('Add to cart');
  expect(button.getAttribute('href')).toContain('variation_id=20503');
  expect(button.getAttribute('aria-label')).toContain('Add to cart: “Hedgerow Fly Mask”');
  expect(button.classList.contains('wvs_ajax_add_to_cart')).toBe(true);
  find('.wvs_archive_reset_variations_link').focus();
  find('.wvs_archive_reset_variations_link').click();
  // The link is hidden now.
  expect(document.activeElement?.matches('li[data-value]')).toBe(true);
  expect([price(), picture.getAttribute('src'), button.outerHTML]).toEqual(printed);
  expect(find('.wvs_archive_reset_variations').className).toContain('hide');
});

it('focuses the first attribute’s select if that has no swatches', async () => {
  const { press, find } = await openLoopSwatches({
    change: (html) => html.replace(/<ul[^>]*variable-items-wrapper.*?<\/ul>/s, ''),
  });
  press('Full');
  find('.wvs_archive_reset_variations_link').focus();
  find('.wvs_archive_reset_variations_link').click();
  expect(document.activeElement).toBe(find('select'));
});

it('leads to a variation that takes any value with the chosen one', async () => {
  const { press, button } = await openLoopSwatches();
  const query = () => new URL(button.getAttribute('href') ?? '').searchParams;
  press('black');
  press('Full');
  expect([query().get('variation_id'), query().get('attribute_size')]).toEqual(['20507', 'Full']);
  press('Pony');
  expect(query().get('attribute_size')).toBe('Pony');
});

it('keeps the product’s picture for a variation without one', async () => {
  const { press, picture, price } = await openLoopSwatches({
    through: async (answer) => new Response((await answer.text()).replace(/"src":"[^"]*"/g, '"src":""')),
  });
  const printed = picture.getAttribute('src');
  press('bay');
  press('Full');
  expect(price()).toContain('21.95');
  expect(picture.getAttribute('src')).toBe(printed);
});

it('shows nothing for a preselected variation that is inactive', async () => {
  const selects = () => [...document.querySelectorAll('select')];
  const { price } = await openLoopSwatches({
    through: (answer) => {
      for (const [place, select] of selects().entries()) select.value = ['bay', 'Cob'][place] ?? '';
      return answer;
    },
  });
  expect(selects().map(({ value }) => value)).toEqual(['', 'Cob']);
  expect(price()).toContain('–');
});

it('shows the possible combinations', async () => {
  const { press, find } = await openLoopSwatches();
  press('Pony');
  expect(find('li[data-value="zebra"]').classList.contains('disabled')).toBe(true);
  expect(find('li[data-value="bay"]').getAttribute('aria-disabled')).toBeNull();
});

it('adds the choice, and announces it', async () => {
  const { calls, press, button } = await openLoopSwatches();
  press('bay');
  press('Full');
  button.click();
  expect([button.textContent, button.classList.contains('loading')]).toEqual(['Adding', true]);
  await vi.waitFor(() => expect(button.textContent).toBe('Added'));
  expect([...button.classList]).toEqual(expect.arrayContaining(['added']));
  expect(button.classList.contains('loading')).toBe(false);
  expect(calls.at(-1)).toContain('woo_add_to_cart_variation');
});

it('takes back what it says of a variation once another one is chosen', async () => {
  const { press, button } = await openLoopSwatches();
  const own = button.textContent;
  press('bay');
  press('Full');
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Added'));
  press('Pony');
  expect([button.textContent, button.classList.contains('added')]).toEqual(['Add to cart', false]);
  button.click();
  expect(button.textContent).toBe('Adding');
  press('Full');
  await vi.waitFor(() => expect(button.classList.contains('loading')).toBe(false));
  expect([button.textContent, button.classList.contains('added'), own]).toEqual(['Add to cart', false, own]);
});

it('leaves the choice to the button’s address if the shop does not add in the background', async () => {
  const { calls, press, button } = await openLoopSwatches({ plugin: { enable_ajax_add_to_cart: 'no' } });
  press('bay');
  press('Full');
  expect(button.classList.contains('wvs_ajax_add_to_cart')).toBe(false);
  expect(button.getAttribute('href')).toContain('variation_id=20503');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  let isTaken = true;
  document.addEventListener(
    'click',
    (event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  button.dispatchEvent(click);
  expect([isTaken, calls.length]).toEqual([false, 1]);
});

it('announces a cleared choice by its attribute’s name', async () => {
  const { press } = await openLoopSwatches({ plugin: { clear_on_reselect: '1' } });
  press('bay');
  await vi.waitFor(() => {
    press('bay');
    expect(document.querySelector('.widget_shopping_cart_live_region')?.textContent).toBe('Colour: Choose an option');
  });
});

it('does not add a sold-out choice', async () => {
  const { press, button, price } = await openLoopSwatches({
    plugin: { enable_clickable_out_of_stock_archive: '1', clickable_out_of_stock: '1' },
  });
  press('bay');
  press('Cob');
  expect(price()).toContain('21.95');
  expect(button.textContent).toBe('Select options');
});

it('changes the picture only in catalog mode', async () => {
  const { press, picture, button, price } = await openLoopSwatches({ plugin: { enable_catalog_mode: '1' } });
  const printed = [price(), button.textContent];
  const before = picture.getAttribute('src');
  press('bay');
  expect(picture.getAttribute('src')).not.toBe(before);
  expect([price(), button.textContent]).toEqual(printed);
});

it('emits the plugin’s events on the wrapper, in order', async () => {
  const { press } = await openLoopSwatches();
  press('bay');
  const received: string[] = [];
  for (const type of ['check_variations', 'found_variation', 'show_variation', 'woocommerce_variation_has_changed']) {
    // In the capture phase, before a listener emits the next event.
    document.addEventListener(type, () => received.push(type), true);
  }
  press('Full');
  expect(received).toEqual([
    'check_variations',
    'found_variation',
    'show_variation',
    'woocommerce_variation_has_changed',
  ]);
});
