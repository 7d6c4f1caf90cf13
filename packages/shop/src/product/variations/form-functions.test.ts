import { pageRegistry } from '@stirrup/runtime';
import jQuery from 'jquery';
import { afterEach, expect, it, vi } from 'vitest';
import { the } from '../../testing/open-island.ts';
import { closeVariationsForm, openVariationsForm } from '../../testing/open-variations-form.ts';

afterEach(() => {
  closeVariationsForm();
  vi.unstubAllGlobals();
});

/** Calls a function of the shop's script on elements, as plugins do. */
function call(selector: string, name: string, ...args: readonly unknown[]) {
  const set: object = jQuery(selector);
  const method: unknown = Reflect.get(set, name);
  if (typeof method !== 'function') throw new TypeError(`${name} is not a function`);
  method.apply(set, args);
}

it('offers the functions of the shop’s script before plugins of the first check call them', async () => {
  const prepare = (form: HTMLFormElement) => {
    jQuery(form).on('found_variation', () => call('.woocommerce-breadcrumb, .sku', 'wc_set_content', 'PRE-ORDER'));
    jQuery(form).on('reset_data', () => call('.nowhere', 'wc_reset_content'));
  };
  const { colour, size, choose, id, button } = await openVariationsForm({ jquery: true, prepare });
  choose(colour, 'bay');
  choose(size, 'Pony');
  expect([id(), button.classList.contains('disabled')]).toEqual(['20501', false]);
});

it('leaves an element alone whose text nobody has set', async () => {
  const prepare = (form: HTMLFormElement) => {
    form.insertAdjacentHTML('beforeend', '<p class="crumbs"><a href="/">Home</a></p>');
    jQuery(form).on('reset_data', () => call('.crumbs', 'wc_reset_content'));
  };
  await openVariationsForm({ jquery: true, prepare });
  call('.crumbs', 'wc_reset_content');
  expect(the('.crumbs').innerHTML).toBe('<a href="/">Home</a>');
  call('.crumbs', 'wc_set_content', 'Pre-order');
  call('.crumbs', 'wc_reset_content');
  expect(the('.crumbs').innerHTML).toBe('Home');
});

it('checks again what a visitor chose before these functions were there', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  let isOffered = false;
  const prepare = (form: HTMLFormElement) => {
    jQuery(form).on('found_variation', () => {
      if (!isOffered) throw new TypeError('wc_set_content is not a function');
    });
  };
  const opening = openVariationsForm({ jquery: true, prepare });
  await Promise.all([...document.querySelectorAll<HTMLElement>('.variations_form')].flatMap(begin));
  for (const [selector, value] of [
    ['#pa_colour', 'bay'],
    ['#size', 'Pony'],
  ] as const) {
    const select = the(selector);
    Reflect.set(select, 'value', value);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const id = () => Reflect.get(the('input.variation_id'), 'value');
  expect([report.mock.calls.length, id()]).toEqual([1, '']);
  isOffered = true;
  await opening;
  await vi.waitFor(() => expect(id()).toBe('20501'));
});

it('gives the form’s state to plugins of a jQuery that an optimiser has delayed', async () => {
  const { form } = await openVariationsForm({ choice: { attribute_pa_colour: 'bay', attribute_size: 'Pony' } });
  vi.stubGlobal('jQuery', jQuery);
  const found = vi.fn();
  jQuery(form).on('found_variation', (_, variation: { readonly variation_id: number }) =>
    found(variation.variation_id),
  );
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(found).toHaveBeenCalledWith(20501));
});

function begin(form: HTMLElement) {
  return pageRegistry()
    .claimsOf(form)
    .map((claim) => claim.begin());
}
