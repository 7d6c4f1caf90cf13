import { announce, NOTICE_CONTAINERS, showNotices, notices as store } from '@stirrup/cms/notices';
import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notice, noticesMarkup } from './fixture.ts';
import { notices } from './island.ts';

const classic = String(noticesMarkup([notice('error', 'One'), notice('error', 'Two'), notice('success', 'Three')]));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const SHOP = 'class="woocommerce-notices-wrapper"';
const OWN = 'data-island="notices"';

/** A container with the attributes of the shop's or of our own. */
async function open(attributes: string, html: string): Promise<HTMLElement> {
  document.body.innerHTML = `<button id="before">Before</button><div ${attributes}>${html}</div>`;
  const place = document.querySelector('div');
  if (!place) throw new Error('The markup lacks the place.');
  start(notices);
  pageRegistry().find(document);
  await ready(place);
  return place;
}
const ready = (place: HTMLElement) =>
  vi.waitFor(() => {
    const roots = place.matches('[data-island], [data-island-state]') ? [place] : [...place.children];
    expect(roots.length).toBeGreaterThan(0);
    expect(roots.map((root) => root.getAttribute('data-island-state'))).toEqual(roots.map(() => 'ready'));
  });
const buttons = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('.stirrup-dismiss')];
const settle = () => vi.advanceTimersByTimeAsync(0);

it('shows notices in every container, and returns false without one', () => {
  expect(showNotices(classic)).toBe(false);
  document.body.innerHTML = '<p class="woocommerce-notices-wrapper">old</p><p data-island="notices"></p>';
  expect(showNotices(classic)).toBe(true);
  const places = [...document.querySelectorAll(NOTICE_CONTAINERS)];
  expect(places.map(({ innerHTML }) => innerHTML.includes('Two'))).toEqual([true, true]);
  expect(store().get().html).toBe(classic);
  expect(showNotices('')).toBe(false);
  expect(places.map(({ childNodes }) => childNodes.length)).toEqual([0, 0]);
});

it('shows the same notices again as new ones, so that they are announced again', () => {
  document.body.innerHTML = '<div class="woocommerce-notices-wrapper"></div>';
  showNotices(classic);
  const first = document.querySelector('.woocommerce-message');
  showNotices(classic);
  expect(document.querySelector('.woocommerce-message')).not.toBe(first);
});

it.each([SHOP, OWN])(
  'lets notices be dismissed, keeps focus among them, gives it back in the end: %s',
  async (kind) => {
    const place = await open(kind, classic);
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
  },
);

it.each([SHOP, OWN])('handles notices of any script that are inserted later: %s', async (kind) => {
  const place = await open(kind, '<div class="woocommerce-info" role="status">First</div>');
  place.innerHTML = classic;
  await settle();
  await ready(place);
  expect(buttons(place)).toHaveLength(3);
  showNotices(classic);
  await ready(place);
  expect(buttons(place)).toHaveLength(3);
  place.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li>Four</li>');
  await settle();
  expect(buttons(place)).toHaveLength(4);
});

it('leaves a container’s content to a container of our own, even with the shop’s class', async () => {
  const place = await open(`${OWN} ${SHOP}`, '<div class="woocommerce-info">First</div>');
  await ready(place);
  buttons(place)[0]?.click();
  expect(place.children).toHaveLength(0);
});

it('comes to life with the first notices that our islands show', async () => {
  document.body.innerHTML = '<div class="woocommerce-notices-wrapper"></div>';
  start(notices);
  const place = document.querySelector('div') ?? document.body;
  expect(document.querySelector('[data-island-state]')).toBeNull();
  showNotices(classic);
  await ready(place);
  expect(buttons(place)).toHaveLength(3);
});

it('starts when another script fills an empty container, and announces notices without a role', async () => {
  vi.stubGlobal('performance', { now: () => 2, getEntriesByType: () => [{ loadEventStart: 1 }] });
  document.body.innerHTML = '<div class="woocommerce-notices-wrapper"></div>';
  start(notices);
  const place = document.querySelector('div') ?? document.body;
  place.innerHTML = `<ul class="woocommerce-error"><li>Sold out.</li></ul>${classic}`;
  await settle();
  await ready(place);
  expect(buttons(place)).toHaveLength(4);
  expect(document.querySelector('.stirrup-live-region')?.textContent).toBe('Sold out.');
  place.insertAdjacentHTML('beforeend', '<div class="woocommerce-info">Hay is late.</div>');
  await settle();
  await ready(place);
  expect(document.querySelector('.widget_shopping_cart_live_region')?.textContent).toBe('Hay is late.');
  await vi.advanceTimersByTimeAsync(600);
  expect(document.activeElement).toBe(document.body);
});

it('leaves notices without a button with the page’s option', async () => {
  const place = await open(`${OWN} data-options='{"dismissible":false}'`, classic);
  expect(buttons(place)).toEqual([]);
});

it('dismisses a growl after three seconds, but not while it has the focus', async () => {
  const place = await open(`${OWN} data-options='{"growl":true}'`, classic);
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

it('keeps a growl that is to stay longer than the browser counts', async () => {
  const place = await open(`${OWN} data-growl data-growl-for="9999999999"`, classic);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(buttons(place)).toHaveLength(3);
});

it('is the same in a theme’s dialect, whatever that calls parts and states', async () => {
  start(notices);
  addDialect('notices', 'theme', ['.toasts'], {
    parts: { notice: '.toast', dismiss: '.toast-close' },
    states: { growl: 'floats' },
    options: { growl: 'data-floating' },
  });
  const place = await open(
    'class="toasts" data-floating="true" data-island-state',
    '<p class="toast">Sold out.<i class="toast-close">x</i></p><p class="toast">Added.</p>',
  );
  const texts = () => [...place.children].map(({ textContent }) => textContent);
  expect([place.className, buttons(place).length]).toEqual(['toasts floats', 1]);
  document.querySelector<HTMLElement>('.toast-close')?.click();
  expect(texts()).toEqual(['Added.\u00d7']);
  place.insertAdjacentHTML('beforeend', '<p class="toast">Hay is late.</p>');
  await settle();
  expect(buttons(place)).toHaveLength(2);
  document.querySelector<HTMLElement>('#before')?.focus();
  buttons(place)[1]?.focus();
  buttons(place)[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([texts(), document.activeElement]).toEqual([['Added.\u00d7'], buttons(place)[0]]);
  document.querySelector<HTMLElement>('#before')?.focus();
  await vi.advanceTimersByTimeAsync(6100);
  expect(texts()).toEqual([]);
});

it('announces through one region of each urgency', () => {
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
