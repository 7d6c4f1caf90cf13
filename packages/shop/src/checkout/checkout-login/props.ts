import { defineProps } from '@stirrup/runtime';

/** The login panel has no options. */
export const checkoutLoginProps = defineProps({});
