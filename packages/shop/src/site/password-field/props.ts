import { defineProps } from '@stirrup/runtime';

/** A password field has no options; its texts come from the page's settings. */
export const passwordFieldProps = defineProps({});
