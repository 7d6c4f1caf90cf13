import { defineProps } from '@stirrup/runtime';

/** Cart fragments have no options: the shop says which elements they are. */
export const cartFragmentsProps = defineProps({});
