import { defineProps, flag } from '@stirrup/runtime';

/** Options of the alert island. */
export const alertProps = defineProps({
  /** Whether the content shows before the visitor chooses. */
  isOpen: flag(false),
});
