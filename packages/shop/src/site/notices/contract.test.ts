import { DISMISS, NOTICE } from '@stirrup/cms/notices';
import { expect, it } from 'vitest';
import { ERROR_LIST } from './contract.ts';
import { notice, noticesMarkup } from './fixture.ts';
import { notices } from './island.ts';

const all = [notice('error', 'One'), notice('error', 'Two'), notice('success', 'Three'), notice('info', 'Four')];

it('finds every classic notice, each error on its own', () => {
  document.body.innerHTML = String(noticesMarkup(all));
  const texts = [...document.querySelectorAll(NOTICE)].map(({ textContent }) => textContent?.trim());
  expect(texts).toEqual(['One', 'Two', 'Three', 'Four']);
  expect(document.querySelectorAll(ERROR_LIST)).toHaveLength(1);
});

it('finds every block notice, all errors in one', () => {
  document.body.innerHTML = String(noticesMarkup(all, 'block'));
  const texts = [...document.querySelectorAll(NOTICE)].map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain('One');
  expect(texts[0]).toContain('Two');
});

it('finds the content of containers in each dialect, and containers of our own', () => {
  document.body.innerHTML = `<div class="brxe-woocommerce-notice woocommerce-notices-wrapper"><p>One</p></div>
    <div class="woocommerce-notices-wrapper"><p>Two</p></div><div class="woocommerce-notices-wrapper"></div>
    <div data-island="notices"></div>`;
  const found = Object.values(notices.selectors).map(([selector = '']) => document.querySelectorAll(selector).length);
  expect(found).toEqual([1, 1, 2]);
});

it('finds notices that a theme prints without a container, classic ones and those of blocks, but no info', () => {
  const bare = (style: 'classic' | 'block') => `<div class="woocommerce">${noticesMarkup(all, style)}</div>`;
  document.body.innerHTML = bare('classic') + bare('block');
  const found = [...document.querySelectorAll(String(notices.selectors['woocommerce']))];
  expect(found.map(({ className }) => className)).toEqual([
    'woocommerce-error',
    'woocommerce-message',
    'wc-block-components-notice-banner is-error',
    'wc-block-components-notice-banner is-success',
  ]);
});

it('has a button of a class of our own', () => {
  expect(DISMISS.selector).toBe(`.${DISMISS.class}`);
});
