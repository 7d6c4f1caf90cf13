import { defineProps } from '@stirrup/runtime';

/** Attribution has no options: its settings are those of the page. */
export const orderAttributionProps = defineProps({});
