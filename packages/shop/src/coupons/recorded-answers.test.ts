import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readCouponAnswer } from './coupon-answer.ts';

/** Lies beside the checkout; without it these tests are skipped. */
const folder = resolve('../shared/captures/calls');

interface Recorded {
  readonly response: { readonly status: number; readonly body: string };
}

it.runIf(existsSync(folder)).each(['apply_coupon', 'apply_coupon-cart', 'remove_coupon', 'remove_coupon-cart'])(
  '%s: the shop’s yes and no are told apart, and every no has a reason',
  (name) => {
    const calls: readonly Recorded[] = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
    const answers = calls.filter(({ response }) => response.status === 200).map(({ response }) => response.body);
    expect(answers).not.toEqual([]);
    for (const body of answers) {
      const { refusal } = readCouponAnswer(body, 'No.');
      expect(refusal === undefined, body).toBe(!body.includes('woocommerce-error'));
      expect(refusal ?? '').not.toMatch(/[<&]|^No\.$/);
    }
  },
);
