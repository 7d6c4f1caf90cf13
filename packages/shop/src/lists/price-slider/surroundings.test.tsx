import jQuery from 'jquery';
import { afterEach, expect, it, vi } from 'vitest';
import { chosen, closePriceSlider, every, openPriceSlider, press } from '../../testing/open-price-slider.ts';
import { builderPriceFilter, priceFilter } from './fixture.ts';

afterEach(closePriceSlider);

it.each([
  ['no limits', 'data-min="0"', 'data-min="none"'],
  ['limits the wrong way round', 'data-max="90"', 'data-max="-5"'],
  ['no field', 'name="max_price"', 'name="highest"'],
  ['no place for a slider', 'class="price_slider"', 'class="slider"'],
])('leaves fields and button as they are with %s', async (_name, from, to) => {
  const markup = String(priceFilter(chosen)).replace(from, to);
  const { root, sliders } = await openPriceSlider(markup);
  expect(sliders).toEqual([]);
  expect(every('#min_price', HTMLElement)[0]?.style.display).toBe('');
  root.removeAttribute('data-start');
  root.removeAttribute('data-island-state');
  expect(document.body.innerHTML).toBe(markup.replaceAll(' />', '>').replaceAll('&mdash;', '—'));
});

it.each([
  ['words for prices', 'value="10"', 'value="ten"', ['£0', '£60']],
  ['prices beyond the scale', 'value="60"', 'value="9000"', ['£10', '£90']],
  ['prices the wrong way round', 'value="60"', 'value="0"', ['£10', '£10']],
  ['no step', 'data-step="10"', 'data-step="-3"', ['£10', '£60']],
])('makes the best of %s, and does not touch the fields', async (_name, from, to, expected) => {
  const { shown, fields } = await openPriceSlider(String(priceFilter(chosen)).replace(from, to));
  expect(shown()).toEqual(expected);
  expect(fields().join()).toBe(
    from.startsWith('value') ? ['10', '60'].join().replace(from.slice(7, -1), to.slice(7, -1)) : '10,60',
  );
});

it('does not disturb another filter with the same ids', async () => {
  const { sliders, fields } = await openPriceSlider(`${priceFilter(chosen)}${priceFilter(chosen)}`);
  press(sliders[2], 'Home');
  press(sliders[1], 'End');
  expect(fields()).toEqual(['10', '90', '0', '60']);
});

it('takes over from jQuery UI', async () => {
  const destroy = vi.fn();
  vi.stubGlobal('jQuery', jQuery);
  Object.assign(jQuery.fn, { slider: destroy });
  const built =
    '<div class="price_slider ui-slider" style="display:none;"><span class="ui-slider-handle"></span></div>';
  await openPriceSlider(String(priceFilter(chosen)).replace(/<div class="price_slider".*?<\/div>/, built));
  expect(destroy).toHaveBeenCalledExactlyOnceWith('destroy');
  expect(every('.ui-slider-handle', HTMLElement)).toHaveLength(2);
  Reflect.deleteProperty(jQuery.fn, 'slider');
});

it('revives a copy of itself', async () => {
  const { root } = await openPriceSlider(priceFilter(chosen));
  const { sliders, shown } = await openPriceSlider(root.outerHTML);
  press(sliders[0], 'ArrowRight');
  expect([sliders.length, shown()]).toEqual([2, ['£20', '£60']]);
});

it('acts alone beside the builder’s script', async () => {
  document.head.append(Object.assign(document.createElement('script'), { id: 'bricks-woocommerce-js' }));
  const { sliders, fields } = await openPriceSlider(builderPriceFilter(chosen));
  const legacy = vi.fn();
  sliders[0]?.addEventListener('input', legacy);
  if (sliders[0]) sliders[0].value = '30';
  sliders[0]?.dispatchEvent(new Event('input', { bubbles: true }));
  expect([fields(), legacy.mock.calls.length]).toEqual([['30', '60'], 0]);
});
