import jQuery from 'jquery';
import { afterEach, expect, it, vi } from 'vitest';
import {
  chosen,
  closePriceSlider,
  every,
  everything,
  openPriceSlider,
  press,
} from '../../testing/open-price-slider.ts';
import { builderPriceFilter, priceFilter, stirrupPriceFilter } from './fixture.ts';

afterEach(closePriceSlider);

it('fills the shop’s slider as jQuery UI did, hides the fields, and restores all of it', async () => {
  const markup = String(priceFilter(chosen));
  const { root, sliders, shown, said } = await openPriceSlider(markup);
  const track = every('.price_slider', HTMLElement)[0];
  expect(track?.className).toBe(
    'price_slider ui-slider ui-corner-all ui-slider-horizontal ui-widget ui-widget-content',
  );
  expect(every('.price_slider > .ui-slider-handle.ui-corner-all.ui-state-default', HTMLElement)).toHaveLength(2);
  expect(every('.price_slider > .ui-slider-range.ui-widget-header', HTMLElement)).toHaveLength(1);
  expect(sliders.map(({ min, max, step, value, name }) => [min, max, step, value, name])).toEqual([
    ['0', '90', '10', '10', ''],
    ['0', '90', '10', '60', ''],
  ]);
  expect(sliders.map((slider) => slider.getAttribute('aria-label'))).toEqual(['Min price', 'Max price']);
  expect([shown(), said()]).toEqual([
    ['£10', '£60'],
    ['£10', '£60'],
  ]);
  const displays = () =>
    every('.price_slider, .price_label, #min_price, #max_price', HTMLElement).map(({ style }) => style.display);
  expect(displays()).toEqual(['', 'none', 'none', '']);
  const isolated = every('.price_label > span', HTMLElement).map(({ style }) => style.unicodeBidi);
  expect(isolated).toEqual(['isolate', 'isolate']);
  root.remove();
  await vi.waitFor(() => expect(root.querySelector('.ui-slider-handle')).toBeNull());
  const before = document.createElement('div');
  before.innerHTML = markup;
  root.removeAttribute('data-start');
  expect(root.outerHTML).toBe(before.querySelector('.price_slider_wrapper')?.outerHTML);
});

it('emits the shop’s events in order, natively and through jQuery, and does not submit', async () => {
  vi.stubGlobal('jQuery', jQuery);
  const slid = vi.fn();
  jQuery(document.body).on('price_slider_slide', slid);
  const { sliders, fields, shown, submits, received } = await openPriceSlider(priceFilter(everything));
  expect(received).toEqual(['create ["0","90"]', 'updated ["0","90"]']);
  received.length = 0;
  press(sliders[0], 'ArrowRight');
  expect(received).toEqual(['slide [10,90]', 'updated [10,90]', 'change [10,90]']);
  expect(slid).toHaveBeenCalledExactlyOnceWith(expect.anything(), 10, 90);
  expect([fields(), shown(), submits.mock.calls.length]).toEqual([['10', '90'], ['£10', '£90'], 0]);
  jQuery(document.body).off('price_slider_slide');
});

it.each([
  ['ArrowRight', ['20', '60']],
  ['ArrowUp', ['20', '60']],
  ['ArrowLeft', ['0', '60']],
  ['ArrowDown', ['0', '60']],
  ['PageUp', ['30', '60']],
  ['PageDown', ['0', '60']],
  ['Home', ['0', '60']],
  ['End', ['60', '60']],
])('moves by %s', async (key, expected) => {
  const { sliders, fields } = await openPriceSlider(priceFilter(chosen));
  expect(press(sliders[0], key)).toBe(true);
  expect(fields()).toEqual(expected);
});

it('leaves other keys, and keys with modifiers, to the browser', async () => {
  const { sliders, fields } = await openPriceSlider(priceFilter(chosen));
  expect([
    press(sliders[0], 'Tab'),
    press(sliders[0], 'Enter'),
    press(sliders[0], 'ArrowLeft', { altKey: true }),
  ]).toEqual([false, false, false]);
  expect(fields()).toEqual(['10', '60']);
});

it('is moved by assistive technology, which sends no keys', async () => {
  const { sliders, fields, received } = await openPriceSlider(priceFilter(chosen));
  if (sliders[1]) sliders[1].value = '80';
  sliders[1]?.dispatchEvent(new Event('input', { bubbles: true }));
  sliders[1]?.dispatchEvent(new Event('change', { bubbles: true }));
  expect([fields(), received.at(-1)]).toEqual([['10', '80'], 'change [10,80]']);
});

it('keeps the builder’s handles 4 apart, names its prices, and submits when the keys rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { sliders, fields, shown, submits } = await openPriceSlider(builderPriceFilter(chosen, 'rightSpace'));
  expect(shown()).toEqual(['From: 10\u00a0£', 'To: 60\u00a0£']);
  press(sliders[0], 'End');
  expect(fields()).toEqual(['56', '60']);
  press(sliders[1], 'Home');
  expect(fields()).toEqual(['56', '60']);
  expect(submits).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(submits).toHaveBeenCalledTimes(1);
});

it('puts the browser’s slider back where it may not go, and submits at once by hand', async () => {
  const { sliders, fields, submits } = await openPriceSlider(builderPriceFilter(chosen));
  const [lower] = sliders;
  if (lower) lower.value = '80';
  lower?.dispatchEvent(new Event('input', { bubbles: true }));
  expect([lower?.value, fields()]).toEqual(['56', ['56', '60']]);
  if (lower) lower.value = '90';
  lower?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(lower?.value).toBe('56');
  lower?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  lower?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(submits).toHaveBeenCalledTimes(1);
});

it('moves the focus from a field that it hides to its slider', async () => {
  const opening = openPriceSlider(priceFilter(chosen));
  every('#max_price', HTMLInputElement)[0]?.focus();
  const { sliders } = await opening;
  expect(document.activeElement).toBe(sliders[1]);
});

it('keeps the handles of our own slider 4 apart at least', async () => {
  const { sliders, fields } = await openPriceSlider(stirrupPriceFilter(chosen));
  const [lower] = sliders;
  if (lower) lower.value = '80';
  lower?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(fields()).toEqual(['50', '60']);
});

it('formats prices by our own options', async () => {
  const options = { symbol: '€', position: 'rightSpace', decimals: 2, decimalSeparator: ',', gap: 20 };
  const { sliders, fields, shown, submits } = await openPriceSlider(stirrupPriceFilter(chosen, options));
  expect(shown()).toEqual(['10,00\u00a0€', '60,00\u00a0€']);
  press(sliders[0], 'End');
  expect(fields()).toEqual(['40', '60']);
  expect(submits).not.toHaveBeenCalled();
});

it('offers the change to a query loop first, and submits if none handles it', async () => {
  const { sliders, submits } = await openPriceSlider(stirrupPriceFilter(chosen, { query: 'loopaa' }));
  const requested: unknown[] = [];
  const take = new AbortController();
  document.body.addEventListener(
    'stirrup_filter_prices',
    (event: Event) => {
      if (event instanceof CustomEvent) requested.push(event.detail);
      event.preventDefault();
    },
    take,
  );
  const move = () => {
    press(sliders[0], 'ArrowRight');
    sliders[0]?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  move();
  vi.advanceTimersByTime(1000);
  expect([requested, submits.mock.calls.length]).toEqual([[['loopaa', { min_price: '20', max_price: '60' }]], 0]);
  take.abort();
  move();
  vi.advanceTimersByTime(1000);
  expect(submits).toHaveBeenCalledTimes(1);
});

it('reads its fields again on request, after a reset, and when a plugin fills them', async () => {
  const { sliders, shown } = await openPriceSlider(priceFilter(chosen));
  const [field] = every('#min_price', HTMLInputElement);
  if (field) field.value = '30';
  document.body.dispatchEvent(new CustomEvent('init_price_filter'));
  expect([shown(), sliders[0]?.value]).toEqual([['£30', '£60'], '30']);
  if (field) field.value = '40';
  field?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(shown()).toEqual(['£40', '£60']);
  every('form', HTMLFormElement)[0]?.reset();
  await vi.waitFor(() => expect(shown()).toEqual(['£10', '£60']));
  field?.setAttribute('data-min', '-20');
  every('#max_price', HTMLElement)[0]?.setAttribute('data-max', '60');
  document.body.dispatchEvent(new CustomEvent('init_price_filter'));
  expect([sliders[0]?.min, sliders[1]?.max]).toEqual(['-20', '60']);
});
