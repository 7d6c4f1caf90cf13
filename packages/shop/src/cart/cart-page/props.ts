import { defineProps } from '@stirrup/runtime';

/** The cart page has no options: it reads all its settings from the shop's markup. */
export const cartPageProps = defineProps({});
