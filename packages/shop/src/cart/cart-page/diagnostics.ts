import type { IslandDiagnostics } from '@stirrup/runtime';
import { couponSettings } from '../coupons/coupon-nonce.ts';
import { cartSettings } from './settings.ts';
import { addressSettings, countrySettings } from './state-settings.ts';

/** The settings that it reads. */
export const cartPageDiagnostics: IslandDiagnostics = {
  settings: [cartSettings, ...couponSettings, countrySettings, addressSettings],
};
