import { defineProps } from '@stirrup/runtime';

/** The filters of a grid have no options. */
export const gridFilterProps = defineProps({});
