import { defineProps } from '@stirrup/runtime';

/** The cart page has no options: all that it needs, the shop prints into it. */
export const cartPageProps = defineProps({});
