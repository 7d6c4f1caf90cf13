import type { IslandDiagnostics } from '@stirrup/runtime';
import { couponSettings } from '../../cart/coupons/coupon-nonce.ts';
import { reviewSettings } from './settings.ts';

/** The settings that it reads. */
export const checkoutCouponDiagnostics: IslandDiagnostics = { settings: [...couponSettings, reviewSettings] };
