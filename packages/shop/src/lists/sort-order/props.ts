import { defineProps } from '@stirrup/runtime';

/** A sort order has no options. */
export const sortOrderProps = defineProps({});
