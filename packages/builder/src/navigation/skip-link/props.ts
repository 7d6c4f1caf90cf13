import { defineProps } from '@stirrup/runtime';

/** A skip link has no options: its address says all. */
export const skipLinkProps = defineProps({});
