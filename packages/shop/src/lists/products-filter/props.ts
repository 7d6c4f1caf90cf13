import { defineProps } from '@stirrup/runtime';

/** A filter of products has no options. */
export const productsFilterProps = defineProps({});
