import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  announced,
  ariaState,
  closeSwatches,
  LISTS,
  MASK,
  openSwatches,
  PAD,
  recordPluginEvents,
  states,
  stops,
  trimClasses,
} from '../../testing/open-swatches.ts';

afterEach(closeSwatches);

describe.each(['pro', 'builder', 'stirrup'] as const)('swatches of %s', (maker) => {
  it('set the select, the source of truth, and show available options', async () => {
    const { item, press, chosen, lists } = await openSwatches(PAD, { swatches: maker });
    press('chestnut');
    expect(chosen()['attribute_pa_colour']).toBe('chestnut');
    expect(ariaState(item('chestnut'))).toEqual(['true', null]);
    expect(ariaState(item('wave'))).toEqual(['false', 'true']);
    expect(ariaState(item('plain'))).toEqual(['false', null]);
    expect(lists.map((list) => list.getAttribute('role'))).toEqual(lists.map(() => 'radiogroup'));
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
      'Colour',
      'Quilting',
      'Size',
      'Piping',
      'Trim',
    ]);
  });

  it('have no effect for an impossible value', async () => {
    const { press, chosen } = await openSwatches(PAD, { swatches: maker });
    press('chestnut');
    press('wave');
    expect(chosen()).toMatchObject({ attribute_pa_colour: 'chestnut', attribute_pa_quilting: '' });
  });

  it('are one tab stop per list: the first available one, then the chosen one', async () => {
    const { lists, press } = await openSwatches(PAD, { swatches: maker });
    expect(stops(lists[0])).toEqual(['bay']);
    press('burgundy');
    expect([stops(lists[0]), stops(lists[1])]).toEqual([['burgundy'], ['plain']]);
  });

  it('are given back as the CMS printed them', async () => {
    let html = '';
    const { place, press } = await openSwatches(PAD, { swatches: maker }, (printed) => {
      html = printed;
      return printed;
    });
    press('chestnut');
    place.remove();
    await vi.waitFor(() => expect(place.querySelector('[data-island-state]')).toBeNull());
    const printed = document.createElement('div');
    printed.innerHTML = html;
    const before = printed.querySelectorAll(LISTS);
    for (const [index, list] of [...place.querySelectorAll(LISTS)].entries()) {
      expect(list.isEqualNode(trimClasses(before[index])), list.outerHTML).toBe(true);
    }
  });
});

it('shows the states of the plugin, by its classes', async () => {
  const { item, press } = await openSwatches(MASK, { plugin: { clickable_out_of_stock: '1' } });
  press('bay');
  expect(['Pony', 'Cob', 'Full'].map((size) => states(item(size)))).toEqual([[], ['no-stock'], []]);
  expect(item('Cob').getAttribute('data-wvstooltip-out-of-stock')).toBe('(Unavailable)');
  expect(item('Cob').getAttribute('aria-label')).toBe('Cob (Unavailable)');
  press('Cob');
  expect(states(item('Cob'))).toEqual(['selected', 'no-stock']);
  press('Pony');
  expect(states(item('zebra'))).toEqual(['disabled']);
});

it('emits the events of release 2.0.30, in order', async () => {
  const { press } = await openSwatches(MASK, { plugin: { clear_on_reselect: '1' } });
  const received = recordPluginEvents();
  press('bay');
  press('bay');
  expect(received).toEqual([
    ['wvs-item-updated', 'bay', 'bay'],
    ['wvs-selected-item', 'bay', 'select', 'form'],
    ['wvs-unselected-item', 0, 'select', 'form'],
  ]);
});

it('names the attribute in the events of later releases, whose items carry it', async () => {
  const { press } = await openSwatches(MASK, { plugin: { clear_on_reselect: '1' } }, (html) =>
    html.replaceAll('<li aria-checked', '<li data-attribute_name="attribute_pa_colour" aria-checked'),
  );
  const received = recordPluginEvents();
  press('bay');
  press('bay');
  expect(received.slice(1)).toEqual([
    ['wvs-selected-item', 'attribute_pa_colour', 'bay', 'select', 'form'],
    ['wvs-unselected-item', 'attribute_pa_colour', 'bay', 'select', 'form'],
  ]);
});

it('shows sold-out items like others if they cannot be distinguished, and as impossible with the page’s option', async () => {
  const plain = await openSwatches(MASK, { swatches: 'free' });
  plain.press('bay');
  expect(states(plain.item('Cob'))).toEqual([]);
  closeSwatches();
  const strict = await openSwatches(MASK, { swatches: 'free', plugin: { disable_out_of_stock: '1' } });
  strict.press('bay');
  expect(states(strict.item('Cob'))).toEqual(['disabled']);
});

it('keeps a repeated choice, unless the page’s option clears it', async () => {
  const { press, chosen } = await openSwatches(MASK);
  press('bay');
  press('bay');
  expect(chosen()['attribute_pa_colour']).toBe('bay');
});

it('shows the chosen name beside the label', async () => {
  const { press, place } = await openSwatches(MASK, {
    plugin: { clear_on_reselect: '1', variation_label_separator: ' –' },
  });
  const name = () => place.querySelector('th .woo-selected-variation-item-name')?.textContent;
  expect(name()).toBe('');
  press('grey');
  expect(name()).toBe(' – Grey');
  press('grey');
  expect(name()).toBe('');
});

it('announces cleared choices, and leaves the choice itself to the radio button', async () => {
  const { press } = await openSwatches(MASK, { plugin: { clear_on_reselect: '1' } });
  press('grey');
  expect(announced()).toBe('');
  press('grey');
  expect(announced()).toBe('Colour: Choose an option');
});

it('names groups by the labels in the cells before them where a field has none, for instance for a repeated id', async () => {
  const { lists } = await openSwatches(MASK, { swatches: 'builder' }, (html) =>
    html.replaceAll(' for="', ' data-for="'),
  );
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['Colour', 'Size']);
});
