import { defineProps, number } from '@stirrup/runtime';

/** Options of a result count. */
export const resultCountProps = defineProps({
  /** How long after the page has come the count is told, in ms: by then screen readers have read the title. */
  tellAfter: number(2000, { min: 0 }),
});
