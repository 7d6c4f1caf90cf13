import { STATE_ATTRIBUTE } from '@stirrup/runtime';

/** Name of our Trusted Types policy: `Content-Security-Policy: trusted-types stirrup`. */
export const POLICY_NAME = 'stirrup';

/** Attributes that tell one item of the CMS's lists from another (woocommerce.md §3.9). */
export const KEY_ATTRIBUTES: readonly string[] = ['data-cart_item_key'];

/**
 * State that we put on the CMS's markup. It is no part of the markup: a node that differs from the server's in nothing
 * else has not changed, and keeps it.
 */
export const STATE_ATTRIBUTES: readonly string[] = [STATE_ATTRIBUTE, 'aria-busy', 'inert'];
