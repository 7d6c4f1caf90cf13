import { defineProps } from '@stirrup/runtime';

/** A password has no options; its words are the page's settings. */
export const passwordToggleProps = defineProps({});
