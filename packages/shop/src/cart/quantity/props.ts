import { defineProps } from '@stirrup/runtime';

/** A quantity has no options: its limits are the field's own `min`, `max` and `step`. */
export const quantityProps = defineProps({});
