import { defineProps } from '@stirrup/runtime';

/** A pricing switch has no options. */
export const pricingSwitchProps = defineProps({});
