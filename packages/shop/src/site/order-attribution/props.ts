import { defineProps } from '@stirrup/runtime';

/** Attribution has no options of its own: it is the page's, and so are its settings. */
export const orderAttributionProps = defineProps({});
