import { defineProps } from '@stirrup/runtime';

/** A password has no options; its texts come from the page's settings. */
export const passwordToggleProps = defineProps({});
