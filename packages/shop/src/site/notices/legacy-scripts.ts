import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOver: { woocommerce: 'scrolling to notices and focusing them (woocommerce.md §4.1.5, §4.1.9)' },
  stays:
    'nothing, on a checkout either: `wc-checkout` calls `$.scroll_to_notices` when an order fails, before it ' +
    'tells payment gateways; it is there as soon as jQuery is',
};
