import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announced, ariaState, closeSwatches, MASK, openSwatches, PAD, states } from '../../testing/open-swatches.ts';

afterEach(closeSwatches);

describe('choices that do not go together', () => {
  const plugin = { deselect_unavailable: '1', unavailable_tooltip_text: '(Other options)' };

  it('can be chosen with the page’s option, and clear the others', async () => {
    const { item, press, chosen } = await openSwatches(PAD, { plugin });
    press('chestnut');
    expect(states(item('wave'))).toEqual(['no-stock']);
    expect(ariaState(item('wave'))).toEqual(['false', null]);
    expect(item('wave').getAttribute('data-wvstooltip-out-of-stock')).toBe('(Other options)');
    expect(item('wave').getAttribute('aria-label')).toBe('Wave (Other options)');
    press('wave');
    expect(chosen()).toMatchObject({ attribute_pa_colour: '', attribute_pa_quilting: 'wave' });
    expect(states(item('wave'))).toEqual(['selected']);
    expect(announced()).toBe('Colour: Choose an option');
  });

  it('keep a choice that no variation restricts', async () => {
    const { place, press, chosen } = await openSwatches(PAD, { plugin });
    const piping = place.querySelector<HTMLSelectElement>('select[name="attribute_piping"]');
    if (piping) piping.value = 'Double';
    piping?.dispatchEvent(new Event('change', { bubbles: true }));
    press('chestnut');
    press('wave');
    expect(chosen()).toMatchObject({ attribute_pa_colour: '', attribute_piping: 'Double' });
    expect(announced()).toBe('Colour: Choose an option');
  });

  it('clear nothing for a value that no variation has', async () => {
    const { item, press, chosen } = await openSwatches(PAD, { plugin }, (html) =>
      html.replace(/<option[^>]*value="grey".*?<\/option>|<li[^>]*data-value="grey".*?<\/li>/gs, (grey) => {
        return grey + grey.replaceAll('grey', 'roan');
      }),
    );
    press('plain');
    expect(ariaState(item('roan'))).toEqual(['false', 'true']);
    press('roan');
    expect(chosen()).toMatchObject({ attribute_pa_colour: '', attribute_pa_quilting: 'plain' });
  });
});

describe('remaining stock', () => {
  const plugin = { show_variation_stock: '1', stock_label_threshold: '4' };
  const hints = (place: Element) =>
    [...place.querySelectorAll('.wvs-show-stock-left-info')].map((item) => [
      item.getAttribute('data-value'),
      item.querySelector('.wvs-stock-left-info')?.getAttribute('data-wvs-stock-info'),
      item.getAttribute('aria-label'),
    ]);

  it('shows once one attribute is left to choose, for few pieces only, until all are chosen', async () => {
    const { place, press } = await openSwatches(MASK, { plugin });
    expect(hints(place)).toEqual([]);
    press('bay');
    expect(hints(place)).toEqual([
      ['Pony', '4 left', 'Pony 4 left'],
      ['Full', '2 left', 'Full 2 left'],
    ]);
    press('Pony');
    expect(hints(place)).toEqual([]);
  });

  it('is not shown without the page’s option', async () => {
    const { place, press } = await openSwatches(MASK);
    press('bay');
    expect(hints(place)).toEqual([]);
  });
});

it('keeps the choice in the address with the page’s option', async () => {
  history.replaceState(null, '', `/product/${MASK}/`);
  const { press, chosen } = await openSwatches(MASK, { plugin: { enable_linkable_url: '1', clear_on_reselect: '1' } });
  press('bay');
  expect(location.search).toBe('?attribute_pa_colour=bay');
  press('bay');
  expect(location.search).toBe('');
  // Safari allows a hundred changes in half a minute.
  const refused = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  press('bay');
  expect([refused.mock.calls.length, location.search, chosen()['attribute_pa_colour']]).toEqual([1, '', 'bay']);
  refused.mockRestore();
  vi.advanceTimersByTime(30_000);
  expect(location.search).toBe('?attribute_pa_colour=bay');
  press('grey');
  expect(location.search).toBe('?attribute_pa_colour=grey');
});

it('leaves the address alone in a quick view on another page', async () => {
  history.replaceState(null, '', '/shop/?attribute_pa_colour=grey');
  const { press, chosen } = await openSwatches(MASK, { plugin: { enable_linkable_url: '1' } });
  expect(chosen()['attribute_pa_colour']).toBe('');
  press('bay');
  expect(location.search).toBe('?attribute_pa_colour=grey');
});

describe('odd markup', () => {
  it('stays as it is without a select', async () => {
    const { lists } = await openSwatches(MASK, {}, (html) => html.replace(/<select[\s\S]*?<\/select>/g, ''));
    expect(lists.map((list) => list.getAttribute('data-island-state'))).toEqual(['ready', 'ready']);
    expect(lists[0]?.querySelector('[tabindex="-1"]')).toBeNull();
  });

  it('works without names and with lists that print none', async () => {
    const { press, chosen } = await openSwatches(MASK, {}, (html) =>
      html.replaceAll(
        'data-attribute_name="attribute_pa_colour" data-attribute_values',
        'data-attribute_name="x" data-y',
      ),
    );
    press('bay');
    expect(chosen()['attribute_pa_colour']).toBe('bay');
  });
});
