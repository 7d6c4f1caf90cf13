import { emit, emitBuilderEvent, recordEvent } from '@stirrup/cms';
import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  closeInteractions,
  count,
  counted,
  element,
  openInteractions,
  type Printed,
  stubBrowser,
  withInteractions,
} from '../../testing/open-interactions.ts';
import { interactions } from './island.ts';

beforeEach(stubBrowser);
afterEach(closeInteractions);

/** An interaction's trigger and options, and a function that emits its event. */
type Case = readonly [trigger: string, printed: Printed, fire: () => void];

const popup = () => ({ popupId: '7', popupElement: element('#source') });
const filters = { filterElementIds: ['other1', 'filtab'] };
const endAnimation = () => {
  recordEvent('bricks/animation/end/anim01', ['anim01']);
  document.dispatchEvent(new CustomEvent('bricks/animation/end/anim01', { detail: { el: element('#source') } }));
};
const cases: readonly Case[] = [
  ['animationEnd', { animationId: 'anim01' }, endAnimation],
  ['showPopup', {}, () => emitBuilderEvent('bricks/popup/open', popup())],
  ['hidePopup', {}, () => emitBuilderEvent('bricks/popup/close', popup())],
  ['ajaxStart', { ajaxQueryId: 'loopab' }, () => emitBuilderEvent('bricks/ajax/start', { queryId: 'loopab' })],
  ['ajaxEnd', { ajaxQueryId: 'loopab' }, () => emitBuilderEvent('bricks/ajax/end', { queryId: 'loopab' })],
  ['formSubmit', { formId: 'formab' }, () => emitBuilderEvent('bricks/form/submit', { elementId: 'formab' })],
  ['formSuccess', { formId: '#formab' }, () => emitBuilderEvent('bricks/form/success', { elementId: 'formab' })],
  ['formError', { formId: 'formab' }, () => emitBuilderEvent('bricks/form/error', { elementId: 'formab' })],
  ['filterOptionEmpty', { filterElementId: 'filtab' }, () => emitBuilderEvent('bricks/filter/option/empty', filters)],
  [
    'filterOptionNotEmpty',
    { filterElementId: 'brxe-filtab' },
    () => emitBuilderEvent('bricks/filter/option/notempty', filters),
  ],
  ...(
    [
      ['wooAddingToCart', 'adding_to_cart'],
      ['wooAddedToCart', 'added_to_cart'],
      ['wooRemovedFromCart', 'item_removed_from_classic_cart'],
      ['wooUpdateCart', 'updated_cart_totals'],
      ['wooCouponApplied', 'applied_coupon_in_checkout'],
      ['wooCouponRemoved', 'removed_coupon'],
    ] as const
  ).map(([trigger, name]): Case => [trigger, {}, () => emit(document.body, name)]),
];

const print = (trigger: string, printed: Printed) => withInteractions([count('clicks', { trigger, ...printed })]);

/** Adds an element; then runs a function before its code is there. */
async function openLate(html: string, happens: () => void) {
  document.body.insertAdjacentHTML('beforeend', html);
  pageRegistry().find(document);
  expect(element('#source').dataset['islandState']).not.toBe('ready');
  happens();
  await openInteractions('');
}

start(interactions);

it.each(cases)('%s: an event before its code is there runs it once, and later ones each time', async (...one) => {
  const [trigger, printed, fire] = one;
  await openLate(print(trigger, printed), fire);
  expect(counted('clicks')).toBe(1);
  fire();
  expect(counted('clicks')).toBe(2);
  // Recreated, as when its neighbours are replaced.
  pageRegistry().release(document.body);
  await openInteractions('');
  expect(counted('clicks')).toBe(2);
});

it.each(cases)('%s: an element that is added later gets lasting events, and no past ones', async (...one) => {
  const [trigger, printed, fire] = one;
  document.body.insertAdjacentHTML('beforeend', '<div id="source"></div>');
  fire();
  await new Promise((resolve) => setTimeout(resolve, 5));
  document.body.replaceChildren();
  await openInteractions(print(trigger, printed));
  expect(counted('clicks')).toBe(trigger.startsWith('filterOption') ? 1 : undefined);
});

it.each([
  [
    'filterOptionEmpty',
    'bricks/filter/option/empty',
    'bricks/filter/option/notempty',
    filters,
    'filterElementId',
    'filtab',
  ],
  ['ajaxStart', 'bricks/ajax/start', 'bricks/ajax/end', { queryId: 'loopab' }, 'ajaxQueryId', 'loopab'],
  ['formSubmit', 'bricks/form/submit', 'bricks/form/error', { elementId: 'formab' }, 'formId', 'formab'],
] as const)('%s: an outdated event does not run it', async (trigger, first, then, detail, key, id) => {
  await openLate(print(trigger, { [key]: id }), () => {
    emitBuilderEvent(first, detail);
    emitBuilderEvent(then, detail);
  });
  expect(counted('clicks')).toBeUndefined();
});

it('does not run twice for one event, nor for another subject', async () => {
  const fire = () => emitBuilderEvent('bricks/form/success', { elementId: 'formab' });
  await openLate(print('formSuccess', { formId: 'formab' }), () => {
    fire();
    element('#source').addEventListener('stirrup:ready', fire, { once: true });
  });
  expect(counted('clicks')).toBe(1);
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  await openLate(print('formSuccess', { formId: 'formcd' }), fire);
  expect(counted('clicks')).toBe(1);
});

it('gets the scroll position from before the listener', async () => {
  vi.stubGlobal('scrollY', 120);
  await openInteractions(print('scroll', { scrollOffset: '100px' }));
  expect(counted('clicks')).toBe(1);
  document.body.replaceChildren();
  await openInteractions(print('scroll', { scrollOffset: '200px' }));
  expect(counted('clicks')).toBe(1);
});
