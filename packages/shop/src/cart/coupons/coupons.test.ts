import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShopCall, settle, stubShop } from '../../../../../fixtures/stub-shop.ts';
import { notice, noticesMarkup } from '../../site/notices/fixture.ts';
import { applyCoupon } from './apply-coupon.ts';
import { failureFromError } from './call-failure.ts';
import { COUPON_SETTINGS } from './contract.ts';
import { readCouponAnswer } from './coupon-answer.ts';
import { couponNonce } from './coupon-nonce.ts';
import { removeCoupon } from './remove-coupon.ts';

let calls: ShopCall[];

beforeEach(() => {
  calls = stubShop();
});
afterEach(async () => {
  for (const call of calls) await call.answer('');
  vi.unstubAllGlobals();
});

const print = (global: (typeof COUPON_SETTINGS)[number]) =>
  vi.stubGlobal(global, { apply_coupon_nonce: 'a1', remove_coupon_nonce: 'r1' });
const done = String(noticesMarkup([notice('success', 'Coupon code applied successfully.')]));

describe('the calls', () => {
  it.each(COUPON_SETTINGS)('are signed with the nonces of %s', async (global) => {
    print(global);
    expect([couponNonce('apply'), couponNonce('remove')]).toEqual(['a1', 'r1']);
    void applyCoupon({ code: 'SADDLE10', billingEmail: '' });
    await settle();
    expect(calls[0]).toMatchObject({
      endpoint: 'apply_coupon',
      fields: { security: 'a1', coupon_code: 'SADDLE10', billing_email: '' },
    });
  });

  it('send no address from the cart page, one after another, and have the time for rates of carriers', async () => {
    print('wc_cart_params');
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const applied = applyCoupon({ code: 'saddle10' });
    const removed = removeCoupon('saddle10');
    await settle();
    expect(calls.map(({ fields }) => fields)).toEqual([{ security: 'a1', coupon_code: 'saddle10' }]);
    await calls[0]?.answer(done);
    expect(await applied).toEqual({ notices: done, refusal: undefined });
    await settle();
    expect(calls[1]).toMatchObject({ endpoint: 'remove_coupon', fields: { security: 'r1', coupon: 'saddle10' } });
    await calls[1]?.answer(done);
    expect((await removed).refusal).toBeUndefined();
    expect(timeout.mock.calls).toEqual([[30_000], [30_000]]);
    timeout.mockRestore();
  });

  it('have no nonce where the page prints none', () => {
    expect([couponNonce('apply'), couponNonce('remove')]).toEqual(['', '']);
  });
});

describe('an answer', () => {
  const refused = [notice('error', 'Coupon "nope" does not exist.')];

  it.each(['classic', 'block'] as const)('with a refusal contains its reason as text, in %s markup', (style) => {
    const html = String(noticesMarkup([...refused, notice('success', 'Cart updated.')], style));
    expect(readCouponAnswer(html, 'No.')).toEqual({ notices: html, refusal: 'Coupon "nope" does not exist.' });
  });

  it('contains all reasons', () => {
    const html = String(noticesMarkup([...refused, notice('error', 'Another.')]));
    expect(readCouponAnswer(html, 'No.').refusal).toBe('Coupon "nope" does not exist. Another.');
  });

  it.each(['', ' \n', '<ul class="woocommerce-error" role="alert"></ul>'])('without words is a no: %j', (html) => {
    expect(readCouponAnswer(html, 'No.').refusal).toBe('No.');
  });
});

describe('a failure', () => {
  const failure = async (fail: (call: ShopCall) => Promise<void>) => {
    const promise = applyCoupon({ code: 'x' }).then(
      () => 'no failure',
      (error: unknown) => failureFromError(error).message,
    );
    await settle();
    const [call] = calls;
    if (call) await fail(call);
    return promise;
  };

  it.each<[string, (call: ShopCall) => Promise<void>, string]>([
    ['an expired nonce', (call) => call.answer('-1', 403), 'open for too long'],
    ['a server error', (call) => call.answer('<h1>Oops</h1>', 500), 'cannot answer just now'],
    ['too many requests', (call) => call.answer('<h1>Slow down</h1>', 429), 'Please wait a moment'],
    ['a whole page', (call) => call.answer('\n<!DOCTYPE html><html lang="en"></html>'), 'cannot answer just now'],
    ['no network', (call) => call.drop(), 'offline'],
  ])('is explained: %s', async (_, fail, words) => {
    expect(await failure(fail)).toContain(words);
  });

  it('that is our own is reported, too', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new Error('a bug');
    expect(failureFromError(error).message).not.toBe('');
    expect(report).toHaveBeenCalledWith(error);
  });
});
