import { STATE_ATTRIBUTE } from '@stirrup/runtime';

/** Name of our Trusted Types policy: `Content-Security-Policy: trusted-types stirrup`. */
export const POLICY_NAME = 'stirrup';

/** Attributes that identify items of the CMS's lists (woocommerce.md §3.9). */
export const KEY_ATTRIBUTES: readonly string[] = ['data-cart_item_key'];

/**
 * Attributes of state that we add to the CMS's markup. The comparison ignores them: a node that differs from the
 * server's in these only is unchanged, and keeps them.
 */
export const STATE_ATTRIBUTES: readonly string[] = [STATE_ATTRIBUTE, 'aria-busy', 'inert'];
