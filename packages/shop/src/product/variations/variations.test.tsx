import { pageRegistry } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { closeVariationsForm, openVariationsForm } from '../../testing/open-variations-form.ts';

const COLOUR = 'attribute_pa_colour';
const SIZE = 'attribute_size';

afterEach(closeVariationsForm);

it('shows a variation’s price, stock, texts, numbers and picture in the task of the choice', async () => {
  const { form, colour, size, choose, area, button, id, quantity, reset } = await openVariationsForm();
  expect(button.className).toBe('single_add_to_cart_button button alt disabled wc-variation-selection-needed');
  expect([area.style.display, reset.style.visibility]).toEqual(['none', 'hidden']);
  choose(colour, 'bay');
  expect(reset.style.visibility).toBe('visible');
  choose(size, 'Pony');
  expect(id()).toBe('20501');
  expect(area.style.display).toBe('');
  expect(area.querySelector('.woocommerce-variation-price')?.textContent).toContain('19.95');
  expect(area.querySelector('.woocommerce-variation-description')?.innerHTML).toContain('Small &amp; soft');
  expect(area.querySelector('.woocommerce-variation-availability')?.textContent?.trim()).toBe('4 in stock');
  expect(button.className).toBe('single_add_to_cart_button button alt');
  expect(form.querySelector('.variations_button')?.classList).toContain('woocommerce-variation-add-to-cart-enabled');
  expect([quantity.min, quantity.max]).toEqual(['1', '4']);
  expect(document.querySelector('.sku')?.textContent).toBe('PC-MSK-BP');
  const size3 = document.querySelector('.woocommerce-product-attributes-item--dimensions td')?.textContent?.trim();
  expect(size3).toBe('34 × 28 × 2 cm');
  const picture = document.querySelector('.wp-post-image');
  expect(picture?.getAttribute('data-o_src')).toBeTruthy();
  expect(picture?.getAttribute('src')).not.toBe(picture?.getAttribute('data-o_src'));
  expect(picture?.getAttribute('sizes')).toContain('416px');
  expect(form.getAttribute('current-image')).toMatch(/^\d+$/);

  choose(size, '');
  expect([id(), area.style.display]).toEqual(['', 'none']);
  expect(document.querySelector('.sku')?.textContent).toBe('PC-MSK-01');
  expect(picture?.getAttribute('src')).toBe(picture?.getAttribute('data-o_src'));
});

it('adds elements for each variation: screen readers announce no other change of the area', async () => {
  const { colour, size, choose, area } = await openVariationsForm();
  choose(colour, 'bay');
  choose(size, 'Pony');
  const before = [...area.querySelectorAll('*')];
  choose(size, 'Cob');
  expect(area.querySelectorAll('*').length).toBeGreaterThan(0);
  expect([...area.querySelectorAll('*')].filter((element) => before.includes(element))).toEqual([]);
});

it('leaves only the options that are possible, and marks those that are out of stock', async () => {
  const { colour, size, choose, valuesOf, classesOf } = await openVariationsForm();
  const [first] = size.options;
  choose(colour, 'zebra');
  expect(valuesOf(size)).toEqual(['', 'Cob']);
  expect(classesOf(size)).toEqual({ '': '', Cob: 'attached enabled out-of-stock' });
  choose(colour, 'grey');
  expect(valuesOf(size)).toEqual(['', 'Pony', 'Cob']);
  choose(colour, 'black');
  expect(valuesOf(size)).toEqual(['', 'Pony', 'Cob', 'Full']);
  expect(size.options[0]).toBe(first);
});

it('shows why the button has no effect: options to choose, or an unavailable choice', async () => {
  const { form, colour, size, choose, button, hint } = await openVariationsForm();
  const press = () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    button.dispatchEvent(click);
    return click.defaultPrevented;
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  expect([press(), hint()]).toEqual([true, 'Please choose the options first.']);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  choose(colour, 'bay');
  expect(hint()).toBeUndefined();
  choose(size, 'Cob');
  expect(button.className).toContain('disabled wc-variation-is-unavailable');
  expect(press()).toBe(true);
  expect(hint()).toMatch(/not available/);
  choose(size, 'Pony');
  expect([press(), hint(), button.hasAttribute('aria-disabled')]).toEqual([false, undefined, false]);
});

it('follows the variation with the quantity, and hides it where there is one only', async () => {
  const { colour, size, choose, quantity } = await openVariationsForm();
  quantity.value = '9';
  choose(colour, 'bay');
  choose(size, 'Full');
  expect([quantity.value, quantity.max]).toEqual(['2', '2']);
  choose(colour, 'black');
  expect([quantity.value, quantity.max]).toEqual(['2', '']);
  choose(size, 'Cob');
  choose(colour, 'grey');
  const box = quantity.closest<HTMLElement>('.quantity');
  expect([quantity.value, box?.style.display]).toEqual(['1', 'none']);
  choose(size, 'Pony');
  expect(box?.style.display).toBe('');
});

it('finds variations by the names of selects whose attribute for that is empty', async () => {
  const { colour, size, choose, id } = await openVariationsForm({
    prepare: (form) => {
      for (const select of form.querySelectorAll('select')) select.setAttribute('data-attribute_name', '');
    },
  });
  choose(colour, 'bay');
  choose(size, 'Full');
  expect(id()).toBe('20503');
});

it('applies the choice of the server or the address', async () => {
  history.replaceState(null, '', `/product/hedgerow-fly-mask/?${COLOUR}=black&${SIZE}=Cob`);
  const { id } = await openVariationsForm({ choice: { [COLOUR]: 'black' } });
  expect(id()).toBe('20507');
});

it.each([
  ['a form without an address of its own', '', 'black'],
  ['another product’s form', '/product/paddock-saddle-pad/', ''],
  ['a form whose address has no slash at the end', '/product/hedgerow-fly-mask', 'black'],
  ['a form of a product whose name begins alike', '/product/hedgerow', ''],
])('the address counts for the product’s page: %s', async (_, action, chosen) => {
  history.replaceState(null, '', `/product/hedgerow-fly-mask/?${COLOUR}=black`);
  const { colour } = await openVariationsForm({ prepare: (form) => form.setAttribute('action', action) });
  expect(colour.value).toBe(chosen);
});

it('shows nothing for a preselected variation that is inactive', async () => {
  const { colour, size, id, area, button } = await openVariationsForm({
    options: { swatches: 'pro' },
    choice: { [COLOUR]: 'bay', [SIZE]: 'Cob' },
  });
  expect([colour.value, size.value, id(), area.style.display]).toEqual(['', '', '', 'none']);
  expect(button.className).toContain('wc-variation-selection-needed');
});

it('requests each variation if the list cannot be read, and leaves a form without options alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { colour, classesOf, choose } = await openVariationsForm({
    prepare: (element) => element.setAttribute('data-product_variations', '[{"attributes":'),
  });
  choose(colour, 'zebra');
  expect(Object.values(classesOf(colour)).join('')).toBe('');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('data-product_variations'));
  warn.mockRestore();

  const empty = document.createElement('form');
  empty.className = 'variations_form';
  empty.setAttribute('data-product_variations', '[]');
  empty.innerHTML = '<p class="stock out-of-stock">Out of stock</p>';
  const printed = empty.innerHTML;
  document.body.append(empty);
  await vi.waitFor(() => expect(empty.getAttribute('data-island-state')).toBe('ready'));
  expect(empty.innerHTML).toBe(printed);
});

it('restores the form as the CMS printed it', async () => {
  const { form, colour, choose } = await openVariationsForm();
  const printed = document.createElement('div');
  choose(colour, 'zebra');
  choose(colour, '');
  pageRegistry().release(document.body);
  const left = form.cloneNode(true);
  await openVariationsForm({ prepare: (element) => printed.append(element.cloneNode(true)) });
  expect(left.isEqualNode(printed.firstChild), form.outerHTML).toBe(true);
});

it('takes no text of the page for the shop’s template', async () => {
  const text = '<p id="tmpl-variation-template">&lt;img alt="theirs" src="x"&gt;</p>';
  const prepare = () => document.body.insertAdjacentHTML('afterbegin', text);
  const { colour, size, choose, area } = await openVariationsForm({ prepare });
  choose(colour, 'bay');
  choose(size, 'Pony');
  expect(area.querySelector('[alt="theirs"]')).toBeNull();
  expect(area.querySelector('.woocommerce-variation-price')?.textContent).toContain('19.95');
});
