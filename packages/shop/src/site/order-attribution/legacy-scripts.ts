import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'wc-order-attribution': true },
  takesOver: { 'sourcebuster-js': true },
  stays:
    '`wp-consent-api-integration`, where the site asks for consent with it. Where it asks in another way, by holding scripts back, both ' +
    'scripts: the island would write their cookies unasked. A page that still has `wc-order-attribution` is left to it, ' +
    'whatever prints the settings',
};
