import { defineProps, string } from '@stirrup/runtime';

/** Options of a nested menu. */
export const navNestedProps = defineProps({
  /** Label of the entries that lead back from a deeper level of a menu that shows one at a time. */
  backText: string(),
});
