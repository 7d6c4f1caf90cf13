import { defineProps, flag } from '@stirrup/runtime';

/** Options of a quantity; its limits are the field's own `min`, `max` and `step`. */
export const quantityProps = defineProps({
  /** A button tells screen readers the new amount. */
  announces: flag(true),
});
