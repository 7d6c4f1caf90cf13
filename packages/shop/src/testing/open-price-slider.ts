import { READY_EVENT, start } from '@stirrup/runtime';
import { vi } from 'vitest';
import type { PriceFilter } from '../lists/price-slider/fixture.ts';
import { priceSlider } from '../lists/price-slider/island.ts';

/** A filter from £0 to £90, and the same with £10 to £60 chosen. */
export const everything: PriceFilter = { limits: { min: 0, max: 9000 }, action: '/shop/' };
export const chosen: PriceFilter = { ...everything, chosen: { min: 1000, max: 6000 } };

/** The page's price format. */
const SETTINGS = {
  currency_format_num_decimals: '0',
  currency_format_symbol: '£',
  currency_format_decimal_sep: '.',
  currency_format_thousand_sep: ',',
  currency_format: '%s%v',
};

let listening = new AbortController();

/** The elements of a type that match a selector. */
export function every<T extends Element>(selector: string, type: new () => T): T[] {
  return [...document.querySelectorAll(selector)].filter((element): element is T => element instanceof type);
}

/** Prints price filters, hydrates them, and records their events and submits. */
export async function openPriceSlider(markup: unknown) {
  vi.stubGlobal('woocommerce_price_slider_params', SETTINGS);
  document.body.innerHTML = String(markup);
  const received: string[] = [];
  for (const name of ['create', 'slide', 'updated', 'change']) {
    const note = ({ detail }: CustomEventInit) => received.push(`${name} ${JSON.stringify(detail)}`);
    document.body.addEventListener(`price_slider_${name}`, note, listening);
  }
  const submits = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('submit', submits, listening);
  const roots = every('.price_slider_wrapper, .double-slider-wrap, [data-island="price-slider"]', HTMLElement);
  for (const root of roots) root.setAttribute('data-start', 'load');
  const ready = roots.map((root) => new Promise((resolve) => root.addEventListener(READY_EVENT, resolve)));
  start(priceSlider);
  await Promise.all(ready);
  // Lets scheduled effects run.
  await new Promise((resolve) => setTimeout(resolve));
  return {
    ...{ root: roots[0] ?? document.body, received, submits },
    sliders: every('input[type="range"]', HTMLInputElement),
    fields: () => every('[name="min_price"], [name="max_price"]', HTMLInputElement).map(({ value }) => value),
    shown: () => every('.from, .to, .value, output', HTMLElement).map(({ textContent }) => textContent),
    said: () => every('input[type="range"]', HTMLElement).map((slider) => slider.getAttribute('aria-valuetext')),
  };
}

/** Restores the page; call it after each test. */
export function closePriceSlider(): void {
  listening.abort();
  listening = new AbortController();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.head.replaceChildren();
}

/** Presses and releases a key; returns true if the page handled it. */
export function press(slider: HTMLElement | undefined, key: string, modifiers: KeyboardEventInit = {}): boolean {
  const down = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  slider?.dispatchEvent(down);
  slider?.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
  return down.defaultPrevented;
}
