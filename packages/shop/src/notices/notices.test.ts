import { announce, NOTICE_PLACES, showNotices, notices as store } from '@stirrup/cms/notices';
import { start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notice, noticesMarkup } from '../../../../fixtures/cms/markup/notices.ts';
import { notices } from './island.ts';

const classic = String(noticesMarkup([notice('error', 'One'), notice('error', 'Two'), notice('success', 'Three')]));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function open(attributes = '', html = ''): Promise<HTMLElement> {
  document.body.innerHTML = `<button id="before">Before</button>
    <div class="woocommerce-notices-wrapper" ${attributes}>${html}</div>`;
  const place = document.querySelector<HTMLElement>('.woocommerce-notices-wrapper');
  if (!place) throw new Error('The markup lacks the place.');
  start(notices);
  await vi.waitFor(() => expect(place.dataset['islandState']).toBe('ready'), { timeout: 5000 });
  return place;
}
const buttons = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('.stirrup-dismiss')];
const settle = () => vi.advanceTimersByTimeAsync(0);

it('shows notices in every place, and says so where there is none', () => {
  expect(showNotices(classic)).toBe(false);
  document.body.innerHTML = '<p class="woocommerce-notices-wrapper">old</p><p data-island="notices"></p>';
  expect(showNotices(classic)).toBe(true);
  const places = [...document.querySelectorAll(NOTICE_PLACES)];
  expect(places.map(({ innerHTML }) => innerHTML.includes('Two'))).toEqual([true, true]);
  expect(store().get().html).toBe(classic);
  expect(showNotices('')).toBe(false);
  expect(places.map(({ childNodes }) => childNodes.length)).toEqual([0, 0]);
});

it('shows the same notices once more as new ones, so that they are heard again', () => {
  document.body.innerHTML = '<div class="woocommerce-notices-wrapper"></div>';
  showNotices(classic);
  const first = document.querySelector('.woocommerce-message');
  showNotices(classic);
  expect(document.querySelector('.woocommerce-message')).not.toBe(first);
});

it('lets each notice be dismissed, keeps focus among them, and gives it back in the end', async () => {
  const place = await open('', classic);
  expect(buttons(place)).toHaveLength(3);
  document.querySelector<HTMLElement>('#before')?.focus();
  buttons(place)[0]?.focus();
  buttons(place)[0]?.click();
  expect(place.querySelectorAll('li')).toHaveLength(1);
  expect(document.activeElement).toBe(buttons(place)[0]);
  buttons(place)[0]?.click();
  expect(place.querySelector('.woocommerce-error')).toBeNull();
  buttons(place)[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(place.children).toHaveLength(0);
  expect(document.activeElement?.id).toBe('before');
});

it('looks after notices that come later, whoever brings them', async () => {
  const place = await open('', '<div class="woocommerce-info" role="status">First</div>');
  place.innerHTML = classic;
  await settle();
  expect(buttons(place)).toHaveLength(3);
  showNotices(classic);
  await settle();
  expect(buttons(place)).toHaveLength(3);
});

it('comes to life with the first notices that our islands show', async () => {
  document.body.innerHTML = '<div class="woocommerce-notices-wrapper"></div>';
  start(notices);
  const place = document.querySelector<HTMLElement>('.woocommerce-notices-wrapper');
  expect(place?.dataset['islandState']).toBeUndefined();
  showNotices(classic);
  await vi.waitFor(() => expect(place?.dataset['islandState']).toBe('ready'), { timeout: 5000 });
  expect(place && buttons(place)).toHaveLength(3);
});

it('leaves notices without a button where the page says so', async () => {
  const place = await open(`data-options='{"dismissible":false}'`, classic);
  expect(buttons(place)).toEqual([]);
});

it('lets a growl go after three seconds, but not while somebody is in it', async () => {
  const place = await open(`data-options='{"growl":true}'`, classic);
  expect(place.hasAttribute('data-growl')).toBe(true);
  buttons(place)[2]?.focus();
  await vi.advanceTimersByTimeAsync(3100);
  expect(buttons(place)).toHaveLength(3);
  document.querySelector<HTMLElement>('#before')?.focus();
  await vi.advanceTimersByTimeAsync(2800);
  expect(buttons(place)).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(200);
  expect(place.children).toHaveLength(0);
});

it('speaks through one region of each urgency', () => {
  announce('Added');
  announce('Added');
  announce('Sold out', 'assertive');
  announce('');
  const regions = [...document.querySelectorAll('[role="status"], [role="alert"]')];
  expect(regions.map((region) => [region.getAttribute('role'), region.textContent])).toEqual([
    ['status', 'Added\u00a0'],
    ['alert', 'Sold out'],
  ]);
});
