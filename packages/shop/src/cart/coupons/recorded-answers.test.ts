import { expect, it } from 'vitest';
import { hasRecordings, recordedCalls } from '../../../../../fixtures/recordings.ts';
import { readCouponAnswer } from './coupon-answer.ts';

it.skipIf(!hasRecordings).each(['apply_coupon', 'apply_coupon-cart', 'remove_coupon', 'remove_coupon-cart'])(
  '%s: the shop’s yes and no are told apart, and every no has a reason',
  (name) => {
    const answers = recordedCalls(name)
      .filter(({ response }) => response.status === 200)
      .map(({ response }) => response.body);
    expect(answers).not.toEqual([]);
    for (const body of answers) {
      const { refusal } = readCouponAnswer(body, 'No.');
      expect(refusal === undefined, body).toBe(!body.includes('woocommerce-error'));
      expect(refusal ?? '').not.toMatch(/[<&]|^No\.$/);
    }
  },
);
