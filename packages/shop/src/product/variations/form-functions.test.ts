import jQuery from 'jquery';
import { afterEach, expect, it } from 'vitest';
import { closeVariationsForm, openVariationsForm } from '../../testing/open-variations-form.ts';

afterEach(closeVariationsForm);

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
