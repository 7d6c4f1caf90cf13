import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closeLoopSwatches, openLoopSwatches } from '../../testing/open-loop-swatches.ts';

afterEach(closeLoopSwatches);

/** The list is too long for one request, so that each choice is one. */
const eachChoice = (html: string) => html.replace('data-threshold_max="100"', 'data-threshold_max="2"');
const MESSAGE = '.wvs-add-to-cart-button + [role="alert"]';

describe('a request per choice', () => {
  it('is made for complete choices only', async () => {
    const { calls, press, button } = await openLoopSwatches({ change: eachChoice });
    press('bay');
    await settle();
    expect(calls).toEqual([]);
    press('Full');
    await vi.waitFor(() => expect(button.getAttribute('href')).toContain('variation_id=20503'));
    expect(calls).toEqual([expect.stringContaining('woo_get_variation')]);
  });

  it('shows the last choice, though an earlier one is answered after it', async () => {
    const answer: (() => void)[] = [];
    const through = (response: Response) => new Promise<Response>((resolve) => answer.push(() => resolve(response)));
    const { wrapper, press, button } = await openLoopSwatches({ change: eachChoice, through });
    press('bay');
    press('Full');
    await vi.waitFor(() => expect(answer).toHaveLength(1));
    press('Pony');
    await vi.waitFor(() => expect(answer).toHaveLength(2));
    answer[1]?.();
    await vi.waitFor(() => expect(button.getAttribute('href')).toContain('variation_id=20501'));
    answer[0]?.();
    await settle();
    expect(button.getAttribute('href')).toContain('variation_id=20501');
    expect(wrapper.hasAttribute('aria-busy')).toBe(false);
  });
});

it('shows no message before a choice waits for the list', async () => {
  const { press } = await openLoopSwatches({ through: () => new Response('', { status: 500 }) });
  await settle();
  expect(document.querySelector(MESSAGE)).toBeNull();
  press('bay');
  await vi.waitFor(() => expect(document.querySelector(MESSAGE)).not.toBeNull());
});

describe.each([
  ['a variation', eachChoice],
  ['the list', String],
])('without a usable answer, for %s', (_, change) => {
  it.each<[string, () => Response | Promise<Response>, string]>([
    ['refused', () => new Response('{}', { status: 400 }), 'could not do this'],
    ['too many requests', () => new Response('', { status: 429 }), 'Please wait a moment'],
    ['a server error', () => new Response('', { status: 500 }), 'cannot answer just now'],
    ['a whole page', () => new Response('<!DOCTYPE html><p>Closed</p>'), 'cannot answer just now'],
    ['an empty body', () => new Response(''), 'cannot answer just now'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ])('shows a message, and the next choice retries: %s', async (__, fail, words) => {
    let isFailing = true;
    const through = (response: Response) => (isFailing ? fail() : response);
    const { wrapper, press, button } = await openLoopSwatches({ change, through });
    press('bay');
    press('Full');
    await vi.waitFor(() => expect(document.querySelector(MESSAGE)?.textContent).toContain(words));
    expect([wrapper.hasAttribute('aria-busy'), button.textContent]).toEqual([false, 'Select options']);
    await settle();
    isFailing = false;
    press('Pony');
    await vi.waitFor(() => expect(button.getAttribute('href')).toContain('variation_id=20501'));
    expect(document.querySelector(MESSAGE)).toBeNull();
  });
});
