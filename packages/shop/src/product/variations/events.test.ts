import jQuery from 'jquery';
import { afterEach, expect, it, vi } from 'vitest';
import { closeVariationsForm, openVariationsForm } from '../../testing/open-variations-form.ts';
import { found } from '../variation-data/events.ts';

const COLOUR = 'attribute_pa_colour';
const SIZE = 'attribute_size';

afterEach(closeVariationsForm);

const UPDATE = ['check_variations f', 'update_variation_values f', 'woocommerce_update_variation_values f'];
const RESET = ['reset_data f', 'reset_image f', 'hide_variation w'];
const CHANGE = ['change v', 'clear_reset_announcement f', 'woocommerce_variation_select_change f', ...UPDATE];

it('emits every event of the shop’s script in order, with arguments only through jQuery', async () => {
  const { form, colour, size, choose, received } = await openVariationsForm({ jquery: true });
  expect(received.splice(0)).toEqual([...UPDATE, ...RESET, 'wc_variation_form f']);

  choose(colour, 'bay');
  expect(received.splice(0)).toEqual([...CHANGE, ...RESET, 'woocommerce_variation_has_changed f', `change ${COLOUR}`]);

  const shown = vi.fn();
  jQuery(form).on('found_variation show_variation', (event, variation, isForSale) => {
    shown(event.type, variation.variation_id, isForSale);
  });
  choose(size, 'Pony');
  expect(received.splice(0)).toEqual([
    ...CHANGE,
    'found_variation f',
    'change v',
    'change q',
    'woocommerce_variation_has_changed f',
    'show_variation w',
    `change ${SIZE}`,
  ]);
  expect(shown.mock.calls).toEqual([
    ['found_variation', 20501, undefined],
    ['show_variation', 20501, true],
  ]);
  choose(size, 'Full');
  expect(received.splice(0).filter((name) => name.startsWith('reset'))).toEqual([]);
});

it('emits the reset’s events once per select and once more', async () => {
  const { reset, colour, received } = await openVariationsForm({
    jquery: true,
    choice: { [COLOUR]: 'bay', [SIZE]: 'Pony' },
  });
  received.length = 0;
  reset.click();
  const each = (name: string) => [...CHANGE, ...RESET, 'woocommerce_variation_has_changed f', `change ${name}`];
  expect(received).toEqual([...each(COLOUR), ...each(SIZE), 'announce_reset f', ...RESET, 'reset_focus f']);
  expect(document.activeElement).toBe(colour);
  expect(document.querySelector('.reset_variations_alert')?.textContent).toMatch(/choose again/i);
  expect(reset.style.visibility).toBe('hidden');
});

it('clears a preselection that no variation has, without a word', async () => {
  const { colour, size, problem, valuesOf, received } = await openVariationsForm({
    jquery: true,
    choice: { [COLOUR]: 'zebra', [SIZE]: 'Pony' },
  });
  expect([colour.value, size.value, problem()]).toEqual(['', '', undefined]);
  expect(valuesOf(size)).toEqual(['', 'Pony', 'Cob', 'Full']);
  expect(received.filter((name) => name.startsWith('change attribute'))).toEqual([
    `change ${COLOUR}`,
    `change ${SIZE}`,
  ]);
  expect(received.at(-1)).toBe('wc_variation_form f');
});

it('follows events of jQuery’s plugins: a change, another list, a variation of their own', async () => {
  const { form, colour, size, id, area } = await openVariationsForm({ jquery: true });
  colour.value = 'bay';
  jQuery(colour).trigger('change');
  size.value = 'Pony';
  jQuery(size).trigger('change');
  expect(id()).toBe('20501');
  const list = jQuery(form).data('product_variations');
  jQuery(form).data('product_variations', [{ ...list[0], variation_id: 99, price_html: '<b>Sale</b>' }]);
  jQuery(form).trigger('reload_product_variations');
  expect([id(), area.querySelector('b')?.textContent]).toEqual(['99', 'Sale']);
  jQuery(form).trigger('found_variation', [{ ...list[1], variation_id: 7 }]);
  expect(id()).toBe('7');
  jQuery(form).trigger('reset_data');
  expect(area.style.display).toBe('none');
});

it('shows changes by a listener of found_variation', async () => {
  const { form, colour, size, choose, area } = await openVariationsForm({ jquery: true });
  jQuery(form).on(found, (_event, variation) => {
    variation.price_html = '<i>from us</i>';
  });
  choose(colour, 'bay');
  choose(size, 'Pony');
  expect(area.querySelector('i')?.textContent).toBe('from us');
});

it('removes the shop’s own script from the form, and leaves other listeners', async () => {
  const [legacy, other] = [vi.fn(), vi.fn()];
  const { form, colour, choose } = await openVariationsForm({
    jquery: true,
    prepare: (element) => {
      jQuery(element).on('check_variations.wc-variation-form', { variationForm: {} }, legacy);
      jQuery(element).on('change.wc-variation-form', '.variations select', { variationForm: {} }, legacy);
      jQuery(element).on('check_variations', other);
    },
  });
  other.mockClear();
  choose(colour, 'bay');
  expect([legacy.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
  jQuery(form).on('reset_data', { variationForm: {} }, legacy);
  jQuery(form).trigger('wc_variation_form', [{}]);
  choose(colour, '');
  expect(legacy).not.toHaveBeenCalled();
});

it('keeps a chosen variation in sight, although the shop’s own script was hiding the area', async () => {
  const { colour, size, choose, area } = await openVariationsForm({
    jquery: true,
    prepare: (element) => void jQuery(element).find('.single_variation').slideUp(200),
  });
  choose(colour, 'bay');
  choose(size, 'Pony');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([area.style.display, area.style.overflow]).toEqual(['', '']);
});
