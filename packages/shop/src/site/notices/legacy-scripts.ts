import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOver: { woocommerce: 'scrolling to notices and focusing them (woocommerce.md §4.1.5, §4.1.9)' },
  stays:
    '`woocommerce`, where a script of the site calls `$.scroll_to_notices` on a page that may have no notices: the helper ' +
    'comes with the first one. On a checkout it is there as soon as jQuery is, for `wc-checkout`, which calls it when an ' +
    'order fails, before it tells payment gateways',
};
