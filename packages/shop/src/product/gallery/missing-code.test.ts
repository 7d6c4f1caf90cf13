import { importWithRetry } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foundVariation } from '../found-variation.ts';
import { chooseControls } from './choose-controls.ts';
import { followVariation } from './follow-variation.ts';

vi.mock('@stirrup/runtime', async (load) => ({
  ...(await load<typeof import('@stirrup/runtime')>()),
  importWithRetry: vi.fn((attempt: () => Promise<unknown>) => attempt()),
}));

const OWN = '<div class="images own"><img class="wp-post-image" src="/own.jpg"></div>';
const errors = vi.fn();
let life = new AbortController();

beforeEach(() => {
  life = new AbortController();
  errors.mockClear();
  vi.stubGlobal('reportError', errors);
  vi.mocked(importWithRetry).mockRejectedValueOnce(new TypeError('no code'));
});
afterEach(() => {
  life.abort();
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

function the<E extends Element>(selector: string, type: abstract new () => E): E {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The markup lacks ${selector}.`);
  return element;
}

it('keeps the gallery where the code for a variation’s own does not come, and retries with the next choice', async () => {
  document.body.innerHTML = `<div class="product"><div class="images woocommerce-product-gallery"></div><form></form></div>`;
  const [product, form, gallery] = [
    the('.product', HTMLElement),
    the('form', HTMLFormElement),
    the('.images', HTMLElement),
  ];
  const find = () => foundVariation(product).set({ form, variation: { variation_id: 7, gallery_images_html: OWN } });
  followVariation(gallery, product, life.signal);
  find();
  await vi.waitFor(() => expect(errors).toHaveBeenCalledTimes(1));
  expect(the('.images', HTMLElement)).toBe(gallery);
  find();
  await vi.waitFor(() => expect(the('.images', HTMLElement).className).toBe('images own'));
});

it('keeps its thumbnails where the code for what its theme wants does not come', async () => {
  document.body.innerHTML = '<div class="images"><p></p><p></p></div>';
  document.head.innerHTML = `<script type="application/json" data-stirrup-settings>{"wc_single_product_params":{"flexslider":{"directionNav":true}}}</script>`;
  chooseControls(the('.images', HTMLElement), [...document.querySelectorAll('p')], () => {}, life.signal);
  await vi.waitFor(() => expect(errors).toHaveBeenCalledTimes(1));
  expect([document.querySelectorAll('ol button').length, document.querySelector('ul')]).toEqual([2, null]);
});

it('leaves the builder’s thumbnails as links where their code does not come', async () => {
  document.body.innerHTML = `<div class="brxe-product-gallery"><div class="images"></div>
    <div class="brx-product-gallery-thumbnail-slider"><a href="/a.jpg">A</a></div></div>`;
  const printed = document.body.innerHTML;
  chooseControls(the('.images', HTMLElement), [], () => {}, life.signal);
  await vi.waitFor(() => expect(errors).toHaveBeenCalledTimes(1));
  expect(document.body.innerHTML).toBe(printed);
});
