import { defineProps } from '@stirrup/runtime';

/** The search overlay has no options. */
export const searchOverlayProps = defineProps({});
